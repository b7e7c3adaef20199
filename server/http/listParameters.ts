import { z } from 'zod';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import { listParameters } from '../../contract/core/listParameters.ts';
import { MAX_OFFSET } from '../../contract/core/listQuery.ts';
import { PERIODS } from '../../contract/core/period.ts';
import type { AnyResource, FilterDeclaration } from '../../contract/core/resource.ts';
import { pageQuery, wholeNumber } from './operations/query.ts';

const MEANINGS: Record<FilterDeclaration['match'], string> = {
  in: 'One or more values, separated by commas.',
  from: 'The lower end, included.',
  to: 'The upper end, included.',
  before: 'The upper end, not included.',
  period: `A period of days in the time zone of the channel: ${PERIODS.join(', ')}.`,
  contains: 'A part of the text, in upper or lower case.',
  holds: 'A title and its value with a colon between them, such as Cost centre:4711.',
};

function describeFilter(resource: AnyResource, { field, match }: FilterDeclaration): string {
  const declared = resource.fields[field];
  return [
    `Filters by ${field}.`,
    MEANINGS[match],
    ...(match === 'in' && declared?.choices
      ? [`Possible values: ${declared.choices.join(', ')}.`]
      : []),
    ...(declared?.kind === 'distance' ? ['Metres.'] : []),
    ...(declared?.kind === 'rate' ? ['Minor units for a kilometre.'] : []),
  ].join(' ');
}

function describeParameter(resource: AnyResource, name: string): string | undefined {
  const { sortable, defaultSort, search, filters } = resource.list;
  switch (name) {
    case 'offset':
      return 'How many rows to skip. It replaces page where pages have another size than maxPerPage.';
    case 'sort':
      return `The field to sort by, with a minus sign in front for descending order: ${sortable.join(', ')}. If left out: ${defaultSort}.`;
    case 'dynamicSearch':
      return `A text to search for in: ${search.join(', ')}.`;
    case 'id':
      return `Only rows with these ids, separated by commas, at most ${MAX_PER_PAGE}.`;
    case 'corporationId':
      return 'Only rows of the account with this id.';
    case 'paymentProviderName':
      return 'Leaves out the cards that another processor keeps.';
    default:
      return filters?.[name] && describeFilter(resource, filters[name]);
  }
}

/** The parameters that lists have in common and that are more than texts. */
const COMMON: Record<string, z.ZodType> = {
  ...pageQuery.shape,
  offset: wholeNumber(0, MAX_OFFSET).optional(),
  corporationId: z.uuid().optional(),
};

/** A query that takes parameters of a resource's list, with a description of each of these. */
export function describeQuery<Q extends z.ZodObject>(resource: AnyResource, query: Q): Q {
  const described = Object.entries(query.shape).map(([name, schema]) => {
    const text = describeParameter(resource, name);
    const typed = COMMON[name] ?? (schema as z.ZodType);
    return [name, text === undefined ? typed : typed.describe(text)];
  });
  // Only descriptions are added, so the type stays.
  return query.extend(Object.fromEntries(described)) as unknown as Q;
}

/** The parameters of a resource's list, as OpenAPI describes them. The list itself reads them. */
export const listQuerySchema = (resource: AnyResource): z.ZodObject =>
  describeQuery(
    resource,
    z.object(
      Object.fromEntries(listParameters(resource).map((name) => [name, z.string().optional()])),
    ),
  );
