import { DataTable, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { shrinkingColumn } from '../../list/OneLine.tsx';
import { TableFrame } from '../../list/TableFrame.tsx';
import { CardGroups, hasCardGroups } from './CardGroups.tsx';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { CardName, Expiry, MethodName } from './MethodParts.tsx';

/** Ways of paying as a table. */
export function MethodsTable() {
  const translate = useTranslate();
  const label = (column: string) => translate(`payments.page.columns.${column}`);
  return (
    <TableFrame>
      <DataTable<PaymentMethod> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="type" label={label('method')} disableSort>
          <MethodName />
        </DataTable.Col>
        <DataTable.Col source="expiration" label={label('expiry')} disableSort>
          <Expiry />
        </DataTable.Col>
        <DataTable.Col source="cardHolderName" label={label('cardName')} disableSort>
          <CardName />
        </DataTable.Col>
        {hasCardGroups() && (
          <DataTable.Col
            source="groupIds"
            label={label('groups')}
            disableSort
            sx={shrinkingColumn(30, 140)}
          >
            <CardGroups />
          </DataTable.Col>
        )}
        <DataTable.Col source="defaultPayment" label={label('default')} disableSort>
          <DefaultSwitch />
        </DataTable.Col>
        <DataTable.Col
          source="$actions"
          label={translate('resources.list.actions')}
          disableSort
          align="right"
        >
          <DeleteCard />
        </DataTable.Col>
      </DataTable>
    </TableFrame>
  );
}
