interface Key {
  channelId: string;
  id: string;
  name: string;
  /** Null for a key of the operator. */
  corporationId: string | null;
}

/**
 * The row of `users` by which bookings and histories name an API key as their author. Nobody can sign in
 * with it: it counts as deleted.
 */
export const keyAuthor = ({ channelId, id, name, corporationId }: Key, madeAt: Date) => ({
  channelId,
  id,
  email: `${id}@keys.invalid`,
  givenName: name,
  familyName: '',
  communicationLanguage: 'en' as const,
  role: corporationId === null ? ('bookingChannelAdmin' as const) : ('corporationAdmin' as const),
  status: 'inactive' as const,
  isKey: true,
  deletedAt: madeAt,
});
