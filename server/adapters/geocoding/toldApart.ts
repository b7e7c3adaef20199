import type { AddressSuggestion } from '../../../contract/booking/geo.ts';

/**
 * Suggestions that have the same text as another one, such as the two called Gillingham, with what
 * distinguishes them after their name. Where nothing does, they stay as they are.
 * @param regionsOf the county, state or country of a suggestion, the smallest first
 */
export async function toldApart<S extends AddressSuggestion>(
  suggestions: readonly S[],
  regionsOf: (suggestion: S) => readonly string[] | Promise<readonly string[]>,
): Promise<S[]> {
  const same = Map.groupBy(suggestions, ({ description }) => description);
  return Promise.all(
    suggestions.map(async (suggestion) => {
      const { description } = suggestion;
      if (same.get(description)?.length === 1) return suggestion;
      const [name = '', ...rest] = description.split(', ');
      const regions = (await regionsOf(suggestion)).filter(
        (region) => region !== name && !rest.includes(region),
      );
      return { ...suggestion, description: [name, ...regions, ...rest].join(', ') };
    }),
  );
}
