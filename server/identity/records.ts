import { and, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Queryable } from '../context.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { identityRecords } from '../db/tables/index.ts';

/** Model of the rows that count wrong passwords; oidc-provider has none of that name. */
export const ATTEMPTS_MODEL = 'SignInAttempts';
/** oidc-provider's own name for what a sign-in was granted, by which codes and tokens are revoked. */
export const GRANT_MODEL = 'Grant';

const MILLISECONDS = 1000;

/**
 * Where oidc-provider keeps sessions, codes, grants and tokens: one table, shared by every process,
 * in which each issuer only sees its own rows.
 */
export class IdentityRecords implements Adapter {
  readonly #database: { orm: Queryable };
  readonly #channelId: string;
  readonly #issuer: string;
  readonly #model: string;

  constructor(
    database: { orm: Queryable },
    { channelId, issuer }: { channelId: string; issuer: string },
    model: string,
  ) {
    this.#database = database;
    this.#channelId = channelId;
    this.#issuer = issuer;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // A session that gets a new id keeps its uid; two tabs may cause that at the same time.
    if (payload.uid) await this.#removeNamesakes(id, payload.uid);
    try {
      await this.#write(id, payload, expiresIn);
    } catch (error) {
      if (!payload.uid || !isUniqueViolation(error)) throw error;
      await this.#removeNamesakes(id, payload.uid);
      await this.#write(id, payload, expiresIn);
    }
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(identityRecords.id, id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(identityRecords.uid, uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(identityRecords.userCode, userCode));
  }

  /**
   * One conditional UPDATE: of parallel redemptions of one code, only one finds it unused. For the
   * others it has been used before, which revokes what was granted with it (RFC 6749, 4.1.2).
   * @throws {errors.InvalidGrant} it has been used, or does not exist any more
   */
  async consume(id: string): Promise<void> {
    const used = await this.#database.orm
      .update(identityRecords)
      .set({ consumedAt: sql`now()` })
      .where(and(this.#row(eq(identityRecords.id, id)), isNull(identityRecords.consumedAt)))
      .returning({ id: identityRecords.id });
    if (used.length > 0) return;
    const record = await this.find(id);
    if (record?.grantId) await this.#removeGrant(record.grantId);
    throw new errors.InvalidGrant(`${this.#model} has already been used`);
  }

  async destroy(id: string): Promise<void> {
    await this.#database.orm.delete(identityRecords).where(this.#row(eq(identityRecords.id, id)));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database.orm
      .delete(identityRecords)
      .where(this.#row(eq(identityRecords.grantId, grantId)));
  }

  #row(condition: SQL): SQL | undefined {
    return and(
      eq(identityRecords.issuer, this.#issuer),
      eq(identityRecords.model, this.#model),
      condition,
    );
  }

  async #findBy(condition: SQL): Promise<AdapterPayload | undefined> {
    const [record] = await this.#database.orm
      .select({ payload: identityRecords.payload, consumedAt: identityRecords.consumedAt })
      .from(identityRecords)
      .where(this.#row(condition));
    if (!record) return undefined;
    if (!record.consumedAt) return record.payload;
    return { ...record.payload, consumed: Math.floor(record.consumedAt.getTime() / MILLISECONDS) };
  }

  async #write(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
    const { grantId = null, userCode = null, uid = null } = payload;
    const expiresAt =
      expiresIn === undefined ? null : new Date(Date.now() + expiresIn * MILLISECONDS);
    const content = { payload: { ...payload }, grantId, userCode, uid, expiresAt };
    await this.#database.orm
      .insert(identityRecords)
      .values({
        channelId: this.#channelId,
        issuer: this.#issuer,
        model: this.#model,
        id,
        ...content,
      })
      .onConflictDoUpdate({
        target: [identityRecords.issuer, identityRecords.model, identityRecords.id],
        set: content,
      });
  }

  async #removeNamesakes(id: string, uid: string): Promise<void> {
    await this.#database.orm
      .delete(identityRecords)
      .where(and(this.#row(eq(identityRecords.uid, uid)), ne(identityRecords.id, id)));
  }

  async #removeGrant(grantId: string): Promise<void> {
    await this.#database.orm
      .delete(identityRecords)
      .where(
        and(
          eq(identityRecords.issuer, this.#issuer),
          sql`(${identityRecords.grantId} = ${grantId} or (${identityRecords.model} = ${GRANT_MODEL} and ${identityRecords.id} = ${grantId}))`,
        ),
      );
  }
}

/**
 * Removes expired sessions, codes and tokens; a scheduled job calls it.
 * @returns how many were removed
 */
export async function removeExpiredIdentityRecords(
  database: { orm: Queryable },
  now: Date,
): Promise<number> {
  const { rowCount } = await database.orm
    .delete(identityRecords)
    .where(lt(identityRecords.expiresAt, now));
  return rowCount ?? 0;
}
