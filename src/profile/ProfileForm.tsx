import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  Form,
  ResourceContextProvider,
  useDataProvider,
  useI18nProvider,
  useLocaleState,
  useNavigate,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { type User, users } from '../../contract/resources/users.ts';
import {
  DeclaredProvider,
  type DeclaredPageValue,
} from '../resources/declared/DeclaredContext.tsx';
import { DeclaredFields } from '../resources/declared/DeclaredFields.tsx';
import { SaveButton } from '../resources/declared/SaveButton.tsx';
import { FormDraft } from '../resources/declared/FormDraft.tsx';
import { refusalOf, type Refusal } from '../resources/declared/problem.ts';
import { Refused } from '../resources/declared/Refused.tsx';
import { UnsavedGuard } from '../resources/declared/UnsavedGuard.tsx';
import { EmailField } from '../resources/users/EmailField.tsx';
import { offeredLanguage } from '../i18n/languages.ts';
import { homeOf } from '../shell/home.ts';
import { useMe, useMeState } from '../shell/useMe.ts';
import { CopiesInput } from './CopiesInput.tsx';
import { Part } from './Part.tsx';
import { RESET_OPTIONS } from '../resources/declared/resetOptions.ts';

const NAMES = ['givenName', 'familyName'];
const LANGUAGE = ['communicationLanguage'];
const FIELDS = [...NAMES, ...LANGUAGE, 'guestBookingEmailCorporations'];
const DECLARED: DeclaredPageValue = {
  declaration: users,
  path: '/user-profile',
  dialogWidth: 0,
  ownParams: [],
};
function Buttons({ isBusy }: { isBusy: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const me = useMe();
  const cancel = (): void => {
    // If the page was opened from elsewhere, no page of this console is before it.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(homeOf(me)));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
      <Button variant="outlined" disabled={isBusy} onClick={cancel}>
        {translate('ra.action.cancel')}
      </Button>
      <SaveButton isBusy={isBusy} />
    </Box>
  );
}

/** After a save, resets the form to the stored values. */
function BeginAnew({ saved }: { saved: User | null }) {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [reset, saved]);
  return null;
}

/** Updates everything else with the saved profile; the language changes immediately. */
function useFollow(before: User): (saved: User) => Promise<void> {
  const queryClient = useQueryClient();
  const i18nProvider = useI18nProvider();
  const [, setLocale] = useLocaleState();
  const { reload } = useMeState();
  return async (saved) => {
    await Promise.all([reload(), queryClient.invalidateQueries({ queryKey: [users.name] })]);
    const language = offeredLanguage(saved.communicationLanguage);
    if (!language || saved.communicationLanguage === before.communicationLanguage) return;
    // Loads the texts first: react-admin then has nothing left to load, and the page stays.
    await i18nProvider.changeLocale(language);
    setLocale(language);
  };
}

/** Name, e-mail, language and copies of the signed-in user. */
export function ProfileForm({ user }: { user: User }) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const follow = useFollow(user);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [saved, setSaved] = useState<User | null>(null);
  const isUnderWay = useRef(false);
  // The page stays open after a save, so leaving it with changes always asks.
  const isSaved = useRef(false);
  const content = useRef<HTMLDivElement>(null);

  const submit = async (values: FieldValues): Promise<Record<string, string> | undefined> => {
    // A double click submits twice before the button knows that it is busy.
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await dataProvider.update<User>(users.name, {
        id: user.id,
        data: Object.fromEntries(FIELDS.map((name) => [name, values[name]])),
        previousData: saved ?? user,
      });
      setSaved(data);
      await follow(data).then(
        () => notify('profile.saved', { type: 'success' }),
        () => notify('profile.savedNotShown', { type: 'warning' }),
      );
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error, FIELDS);
      setFailure(refusal);
      return refusal.fields;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return (
    <ResourceContextProvider value={users.name}>
      <DeclaredProvider value={DECLARED}>
        <Form
          record={user}
          mode="onTouched"
          noValidate
          onSubmit={submit}
          disableInvalidFormNotification
          resetOptions={RESET_OPTIONS}
        >
          <Box ref={content} sx={{ display: 'grid', gap: 2 }}>
            {failure && (
              <Alert severity="error">
                <Refused refusal={failure} />
              </Alert>
            )}
            <FormDraft name="profile" isSaved={isSaved}>
              <Part title={translate('profile.person')}>
                <Box
                  sx={{
                    display: 'grid',
                    columnGap: 2,
                    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                    alignItems: 'start',
                  }}
                >
                  <DeclaredFields declaration={users} mode="edit" names={NAMES} />
                  <EmailField />
                  <DeclaredFields declaration={users} mode="edit" names={LANGUAGE} />
                </Box>
              </Part>
              <Part title={translate('profile.copies')} text={translate('profile.copiesText')}>
                <CopiesInput />
              </Part>
            </FormDraft>
            <Buttons isBusy={isBusy} />
          </Box>
          <BeginAnew saved={saved} />
          <UnsavedGuard isSaved={isSaved} isSaving={isBusy} />
        </Form>
      </DeclaredProvider>
    </ResourceContextProvider>
  );
}
