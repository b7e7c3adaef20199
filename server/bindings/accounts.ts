import { corporations } from '../../contract/resources/corporations.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { fleetAccounts } from '../../contract/resources/fleetAccounts.ts';
import { paymentMethods } from '../../contract/resources/paymentMethods.ts';
import { bind } from '../crud/binding.ts';
import { countReferring } from '../crud/derived.ts';
import { changesBetween } from '../crud/history.ts';
import { audit } from '../db/audit.ts';
import * as tables from '../db/tables/index.ts';
import { refuseDebt } from '../services/invoices/due.ts';
import {
  askForFleetAccount,
  askForLinkedAccounts,
} from '../services/linkedAccounts/askDispatch.ts';
import {
  linkedAccounts,
  refuseFleetTwice,
  writeLinkedAccounts,
} from '../services/linkedAccounts/linked.ts';
import { type DefaultMethod, requireDefault } from '../services/payments/cards.ts';
import { DELETED_ACCOUNT_DAYS, forgetCardsLater } from '../services/payments/forgetCards.ts';
import { adminCount } from '../services/users/links.ts';

/** Name of the group that every account starts with; its admins may rename it. */
const DEFAULT_GROUP_NAME = 'Default';

const employeeCount = countReferring(
  tables.businessPassengers.businessAccountId,
  tables.corporations,
);

export const accountBindings = [
  bind(corporations, tables.corporations, {
    derived: { linkedAccounts, adminCount, employeeCount },
    writes: { linkedAccounts: writeLinkedAccounts },
    askOutside: askForLinkedAccounts,
    parts: [
      {
        name: 'users',
        table: tables.userCorporations,
        channelId: tables.userCorporations.channelId,
        of: tables.userCorporations.corporationId,
        deletedAt: tables.userCorporations.deletedAt,
        effect: 'empty',
        filter: (corporationId) => ({ corporationId }),
      },
      {
        name: paymentMethods.name,
        id: tables.paymentMethods.id,
        table: tables.paymentMethods,
        channelId: tables.paymentMethods.channelId,
        of: tables.paymentMethods.corporationId,
        deletedAt: tables.paymentMethods.deletedAt,
        effect: 'delete',
        filter: () => null,
        restorableDays: DELETED_ACCOUNT_DAYS,
        afterDelete: forgetCardsLater,
      },
    ],
    async beforeWrite(values, tx, ctx, stored) {
      refuseFleetTwice(values);
      if ('defaultPaymentMethod' in values)
        await requireDefault(
          tx,
          ctx,
          stored?.id ?? null,
          values['defaultPaymentMethod'] as DefaultMethod,
        );
      return values;
    },
    beforeDelete: refuseDebt,
    problems: { delete: ['ACCOUNT_OWES'] },
    async afterCreate(corporation, tx, ctx) {
      const { channel } = ctx;
      const [group] = await tx
        .insert(tables.employeeGroups)
        .values({
          channelId: channel.id,
          corporationId: corporation.id,
          name: DEFAULT_GROUP_NAME,
          isDefault: true,
        })
        .returning();
      await audit(tx, ctx, {
        action: 'create',
        resource: employeeGroups.name,
        resourceId: group!.id,
        changes: changesBetween(employeeGroups, null, group!),
      });
    },
  }),
  bind(fleetAccounts, tables.fleetAccounts, { askOutside: askForFleetAccount }),
];
