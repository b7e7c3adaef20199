import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NO_DAY } from '../../../contract/booking/dayRange.ts';
import type { TypedPhone } from '../../../contract/core/phone.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { invoices } from '../../../contract/resources/invoices.ts';
import { AddressPicker } from '../../addressSearch/AddressPicker.tsx';
import type { ChosenDays } from '../../dates/chosenDays.ts';
import { DayFields } from '../../dates/DayFields.tsx';
import { AccountChoice, type Account } from '../../downloads/AccountChoice.tsx';
import { DeclaredProvider } from '../../resources/declared/DeclaredContext.tsx';
import { DeclaredFields } from '../../resources/declared/DeclaredFields.tsx';
import { DeclaredInput } from '../../resources/declared/inputs/DeclaredInput.tsx';
import { PhoneFields } from '../../admin/inputs/PhoneFields.tsx';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import type { Entry } from '../entry.ts';
import { Group } from './Group.tsx';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

function TextFields() {
  const translate = useTranslate();
  const label = translate('resources.business-passengers.fields.familyName');
  const [text, setText] = useState(LONG_NAME);
  return (
    <Group label="empty, filled, with help, wrong, not to be changed" isStacked>
      <TextField margin="none" label={label} placeholder="Smith" />
      <TextField
        margin="none"
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        margin="none"
        required
        label={label}
        helperText={translate('passenger.phoneLocked')}
      />
      <TextField margin="none" error label={label} helperText={translate('validation.required')} />
      <TextField margin="none" disabled label={label} value={LONG_NAME} />
      <TextField margin="none" multiline minRows={3} label={translate('booking.notes.label')} />
    </Group>
  );
}

function Selects() {
  const translate = useTranslate();
  const [status, setStatus] = useState('active');
  const [account, setAccount] = useState<Account | null>(null);
  const label = translate('resources.business-passengers.fields.status');
  return (
    <Group label="a few choices, not to be changed, and one found by its name" isStacked>
      {[false, true].map((isDisabled) => (
        <TextField
          key={String(isDisabled)}
          select
          margin="none"
          label={label}
          disabled={isDisabled}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {businessPassengers.fields.status.choices?.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {translate(`resources.choices.${choice}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <AccountChoice account={account} onChange={setAccount} />
    </Group>
  );
}

const NOTHING: ChosenDays = { from: null, to: null, period: null };

function Days() {
  const translate = useTranslate();
  const [range, setRange] = useState(NOTHING);
  const labels = { from: translate('downloads.from'), to: translate('downloads.to') };
  return (
    <>
      <Group label="a range, and common ones" isStacked>
        <DayFields range={range} onChange={setRange} labels={labels} problems={{}} />
      </Group>
      <Group label="wrong" isStacked>
        <DayFields
          range={{ from: NO_DAY, to: '2026-11-20', period: null }}
          onChange={() => undefined}
          labels={labels}
          problems={{ from: 'invalid' }}
          required
        />
      </Group>
      <Group label="in a declared form, beside a text" isStacked>
        <ResourceContextProvider value={invoices.name}>
          <Form defaultValues={{ number: 'MERIDIAN-I000001', issuedOn: '2026-11-20', dueOn: null }}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
              {(['number', 'issuedOn', 'dueOn'] as const).map((name) => (
                <DeclaredInput key={name} name={name} field={invoices.fields[name]} />
              ))}
            </Box>
          </Form>
        </ResourceContextProvider>
      </Group>
    </>
  );
}

function Phones() {
  const translate = useTranslate();
  const [phone, setPhone] = useState<TypedPhone>({ country: 'GB', text: '020 7946 0958' });
  const label = translate('passenger.phone');
  return (
    <Group label="right, and wrong" isStacked>
      <PhoneFields id="phone" label={label} value={phone} onChange={setPhone} isWrong={false} />
      <PhoneFields
        id="wrong-phone"
        label={label}
        value={{ country: 'FI', text: '12' }}
        onChange={() => undefined}
        isWrong
        helperText={translate('validation.phone')}
      />
    </Group>
  );
}

function Addresses() {
  const translate = useTranslate();
  const account = useSelectedAccountId();
  const [address, setAddress] = useState('');
  const label = translate('resources.favourite-addresses.fields.fullAddressText');
  return (
    <Group label="with suggestions, and wrong" isStacked>
      <AddressPicker
        id="address"
        label={label}
        value={address}
        corporationId={account}
        onChoose={(chosen) => setAddress(chosen?.address ?? '')}
      />
      <AddressPicker
        id="wrong-address"
        label={label}
        value=""
        corporationId={account}
        onChoose={() => undefined}
        error={translate('validation.required')}
      />
    </Group>
  );
}

/** Shows the form as if it had been sent and refused. */
function Refused() {
  const { trigger } = useFormContext();
  useEffect(() => void trigger(), [trigger]);
  return null;
}

const PAGE = {
  declaration: businessPassengers,
  path: '/employees',
  dialogWidth: 600,
  ownParams: [],
};
const NEW = { status: 'active', communicationLanguage: 'en' };
const WRONG = { ...NEW, givenName: '!', familyName: '', email: 'anna@', phone: '+4412' };
const KEPT = {
  ...NEW,
  id: '22222222-2222-4222-8222-222222222222',
  givenName: 'Anna',
  familyName: LONG_NAME,
  email: `anna.${LONG_NAME.toLowerCase()}@northwind.example`,
  phone: '+442079460001',
};

interface DeclaredFormProps {
  row: Record<string, unknown>;
  mode?: 'create' | 'edit';
  isRefused?: boolean;
}

/** The form of a declaration outside of its dialog. */
const DeclaredForm = ({ row, mode = 'create', isRefused = false }: DeclaredFormProps) => (
  <ResourceContextProvider value={businessPassengers.name}>
    <DeclaredProvider value={PAGE}>
      <Form defaultValues={row} record={row}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            maxWidth: 560,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          <DeclaredFields
            declaration={businessPassengers}
            mode={mode}
            names={businessPassengers.form}
          />
        </Box>
        {/* After the fields, because their registration has to come first. */}
        {isRefused ? <Refused /> : null}
      </Form>
    </DeclaredProvider>
  </ResourceContextProvider>
);

function Alerts() {
  const translate = useTranslate();
  return (['error', 'warning', 'info', 'success'] as const).map((severity) => (
    <Alert key={severity} severity={severity} sx={{ mb: 1 }}>
      {translate('policy.allowed')}
    </Alert>
  ));
}

export const fields: readonly Entry[] = [
  { name: 'Text', show: TextFields },
  { name: 'Choices', show: Selects },
  { name: 'Days', show: Days },
  { name: 'Phone numbers', show: Phones },
  { name: 'Addresses', show: Addresses },
  { name: 'A new row, as declared', show: () => <DeclaredForm row={NEW} /> },
  { name: 'A row that was refused', show: () => <DeclaredForm row={WRONG} isRefused /> },
  { name: 'A row with what is locked', show: () => <DeclaredForm row={KEPT} mode="edit" /> },
  { name: 'Alerts', show: Alerts },
];
