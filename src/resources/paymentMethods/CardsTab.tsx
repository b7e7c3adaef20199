import { Alert } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  useGetList,
  useListContext,
  useLocaleState,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { expiryWarning } from '../../../contract/booking/payment.ts';
import { type PaymentMethod, paymentMethods } from '../../../contract/resources/paymentMethods.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import type { DeleteNoteProps } from '../declared/DeclaredContext.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { METHOD_CELLS } from './cells.tsx';
import { CardGroups, hasCardGroups } from './CardGroups.tsx';
import { PaymentHeader } from './PaymentHeader.tsx';

const OWN_PARAMS = ['tab'];

/** A warning if the default cannot pay for anything any more, whatever the list shows. */
function DefaultWarning() {
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  const corporationId = useSelectedAccountId();
  const { data: shown } = useListContext<PaymentMethod>();
  const isDefault = ({ defaultPayment }: PaymentMethod): boolean => defaultPayment;
  const { data: [elsewhere] = [] } = useGetList<PaymentMethod>(
    paymentMethods.name,
    {
      pagination: { page: 1, perPage: 1 },
      filter: {
        corporationId,
        defaultPayment: true,
        paymentProviderName: pageConfig().payment.provider,
      },
    },
    { enabled: shown !== undefined && !shown.some(isDefault) },
  );
  const standing = shown?.find(isDefault) ?? elsewhere;
  const warning = standing && expiryWarning(standing, now);
  if (!warning) return null;
  return (
    <Alert severity="warning" square>
      {translate(`payments.page.default.${warning}`, { method: standing.name })}
    </Alert>
  );
}

/** What becomes of booked trips, and what pays once the default is deleted. */
function DeletedCards({ rows }: DeleteNoteProps) {
  const translate = useTranslate();
  const texts = [
    rows.length === 1 && 'deleteText',
    rows.some((row) => row['defaultPayment'] === true) && 'deleteDefault',
  ].filter((text) => text !== false);
  return texts.map((text) => <p key={text}>{translate(`payments.page.${text}`)}</p>);
}

const isCard = (row: RaRecord): boolean => row['type'] === 'creditCard';

const List = () => (
  <DeclaredList
    header={<PaymentHeader tab="cards" />}
    above={<DefaultWarning />}
    actions={<RowActions>{hasCardGroups() && <CardGroups />}</RowActions>}
  />
);

/** The declaration without what the channel does not have. */
function ofChannel(): typeof paymentMethods {
  if (hasCardGroups()) return paymentMethods;
  const { list } = paymentMethods;
  const columns = list.columns.filter((name) => name !== 'groupIds');
  return {
    ...paymentMethods,
    list: { ...list, columns, repeats: [...(list.repeats ?? []), 'groupIds'] },
  };
}

/** The ways of paying of the selected account. */
export function CardsTab() {
  const [language] = useLocaleState();
  const declaration = useMemo(() => ofChannel(), []);
  const filter = useMemo(() => ({ paymentProviderName: pageConfig().payment.provider }), []);
  return (
    <DeclaredPage
      // The server names the rows, and is asked again in another language.
      key={language}
      declaration={declaration}
      path="/payment-methods"
      ownParams={OWN_PARAMS}
      filter={filter}
      cells={METHOD_CELLS}
      isDeletable={isCard}
      deleteNote={DeletedCards}
      list={List}
    />
  );
}
