import InviteIcon from '@mui/icons-material/MailOutlined';
import InvitedIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../i18n/useFormats.ts';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { rowLabel } from '../declared/columns.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import type { Invited, Texts } from './InviteDialog.tsx';

const InviteDialog = lazyDialog(async () => (await import('./InviteDialog.tsx')).InviteDialog);

/**
 * After a question, mails an employee how they get their trips, or a user how to sign in. Inactive
 * people are not invited.
 */
export function InviteButton({ texts }: { texts: Texts }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { declaration } = useDeclared();
  const person = useRecordContext<Invited>();
  const [isOpen, setOpen] = useState(false);
  if (!person || person.status !== 'active') return null;
  const { invitedAt } = person;
  const name = rowLabel(declaration, person);
  const tip = invitedAt
    ? translate(`${texts}.tipAgain`, { when: formats.dateTime(invitedAt) })
    : translate(`${texts}.tip`);
  return (
    <>
      <RowButton
        icon={invitedAt ? InvitedIcon : InviteIcon}
        tip={tip}
        label={translate(`${texts}.${invitedAt ? 'again' : 'first'}`, { name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <InviteDialog texts={texts} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
