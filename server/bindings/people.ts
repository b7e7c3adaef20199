import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../contract/core/errors.ts';
import { businessGuests } from '../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { bind } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const peopleBindings = [
  bind(businessPassengers, tables.businessPassengers, {
    constraints: { business_passengers_email: 'email' },
  }),
  bind(businessGuests, tables.businessGuests),
  bind(employeeGroups, tables.employeeGroups, {
    /**
     * Refused while it has members, instead of scattering them: rules and cards follow from the
     * group, and undoing the deletion could not bring the members back.
     */
    async beforeDelete(group, tx, { channel }) {
      if (group['isDefault'] === true) throw new DomainError('DEFAULT_GROUP_CANNOT_BE_DELETED');
      const { businessPassengers } = tables;
      const [member] = await tx
        .select({ id: businessPassengers.id })
        .from(businessPassengers)
        .where(
          and(
            eq(businessPassengers.channelId, channel.id),
            eq(businessPassengers.groupId, group.id),
            isNull(businessPassengers.deletedAt),
          ),
        )
        .limit(1);
      if (member) throw new DomainError('STILL_IN_USE');
    },
  }),
  bind(favouriteAddresses, tables.favouriteAddresses, {
    beforeWrite: (values) =>
      typeof values['alias'] === 'string'
        ? { ...values, alias: capitalised(values['alias']) }
        : values,
  }),
];
