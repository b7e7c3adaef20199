import { Checkbox, FormControlLabel, FormGroup, LinearProgress } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Failed } from '../failures/Failed.tsx';
import { mailPreferencesSchema } from '../../contract/messages/mail/preferences.ts';
import { NOTICE_KINDS, type NoticeKind } from '../../contract/messages/mail/texts.ts';
import { callApi } from '../dataProvider/http.ts';
import { FormDialog } from '../admin/dialogs/FormDialog.tsx';
import { useKept } from '../drafts/useKept.ts';

const KEY = ['mail-preferences'];
const PATH = '/mail-preferences';

const isChoice = (kept: unknown): kept is readonly NoticeKind[] | null =>
  kept === null || (Array.isArray(kept) && kept.every((one) => NOTICE_KINDS.includes(one)));

/** Lets users choose which mails about the trips they book they get. */
export function MailChoices({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const kept = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(PATH, { response: mailPreferencesSchema, signal }),
  });
  const [chosen, setChosen] = useKept<readonly NoticeKind[] | null>('mails.wanted', null, isChoice);
  const wanted = chosen ?? kept.data?.wanted;
  const saving = useMutation({
    mutationFn: (kinds: readonly NoticeKind[]) =>
      callApi(PATH, { method: 'PUT', body: { wanted: kinds }, response: mailPreferencesSchema }),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      notify('preferences.mails.saved', { type: 'success' });
      onClose();
    },
  });
  const error = saving.error ?? kept.error;
  return (
    <FormDialog
      title={translate('preferences.mails.title')}
      text={translate('preferences.mails.text')}
      width={480}
      submitLabel={translate('preferences.mails.save')}
      isBusy={saving.isPending}
      isTyped={chosen !== null}
      failure={error && <Failed error={error} otherwise="preferences.mails.failed" />}
      onSubmit={() => {
        if (wanted) saving.mutate(wanted);
        else void kept.refetch();
      }}
      onClose={onClose}
    >
      {wanted ? (
        <FormGroup>
          {NOTICE_KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              sx={{ minHeight: 44 }}
              control={
                <Checkbox
                  checked={wanted.includes(kind)}
                  onChange={(event) =>
                    setChosen(
                      NOTICE_KINDS.filter((one) =>
                        one === kind ? event.target.checked : wanted.includes(one),
                      ),
                    )
                  }
                />
              }
              label={translate(`preferences.mails.kinds.${kind}`)}
            />
          ))}
        </FormGroup>
      ) : (
        <LinearProgress aria-label={translate('common.loading')} />
      )}
    </FormDialog>
  );
}
