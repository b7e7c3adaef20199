import type { Transaction } from '../context.ts';
import * as tables from '../db/tables/index.ts';
import type { SeededCorporation } from './accounts.ts';

/** Where the demo's accounts are, and a tax number that nobody can have. */
const PLACES = {
  GB: { town: 'London EC1A 1BB', taxNumber: 'GB 000 0000 00' },
  AU: { town: 'Sydney NSW 2000', taxNumber: '00 000 000 000' },
};

/** What invoices say about the accounts, except for those where nobody entered it yet. */
export async function seedBilling(
  tx: Transaction,
  channelId: string,
  country: keyof typeof PLACES,
  corporations: readonly SeededCorporation[],
): Promise<void> {
  const { town, taxNumber } = PLACES[country];
  await tx.insert(tables.accountBilling).values(
    corporations
      .filter(({ about }) => !about.isWithoutBilling)
      .map(({ id, about }, at) => ({
        channelId,
        corporationId: id,
        address: `${12 + at * 3} Example Street\n${town}`,
        country,
        taxNumber,
        emails: [`invoices@${about.domain}`],
      })),
  );
}
