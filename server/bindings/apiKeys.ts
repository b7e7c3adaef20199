import { sql } from 'drizzle-orm';
import { apiKeys } from '../../contract/resources/apiKeys.ts';
import { bind } from '../crud/binding.ts';
import { isoText } from '../db/isoText.ts';
import * as tables from '../db/tables/index.ts';
import { checkKey, nameKey } from '../services/apiKeys/keyRules.ts';

const { apiKeys: keys, apiKeySecrets: secrets } = tables;
// Nested, because drizzle leaves out the table's name of columns at the top level.
const ofKey = sql`from ${secrets} where ${secrets.channelId} = ${keys.channelId} and ${secrets.keyId} = ${keys.id}`;

export const apiKeyBinding = bind(apiKeys, keys, {
  derived: {
    keyStart: sql`(${sql`select ${secrets.start} ${ofKey} and ${secrets.endsAt} is null`})`,
    formerEndsAt: sql`(${sql`select ${isoText(sql`max(${secrets.endsAt})`)} ${ofKey} and ${secrets.endsAt} > now()`})`,
  },
  beforeWrite: checkKey,
  afterCreate: nameKey,
});
