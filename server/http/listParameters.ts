import { z } from 'zod';
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import { listParameters } from '../../contract/core/listQuery.ts';
import { PERIODS } from '../../contract/core/period.ts';
import type { AnyResource, FilterDeclaration } from '../../contract/core/resource.ts';

const MEANINGS: Record<FilterDeclaration['match'], string> = {
  in: 'One or more values, separated by commas.',
  from: 'The least value, included.',
  to: 'The greatest value, included.',
  before: 'The greatest value, not included.',
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
  ].join(' ');
}

function describeParameter(resource: AnyResource, name: string): string {
  const { sortable, defaultSort, search, filters } = resource.list;
  switch (name) {
    case 'page':
      return 'The page; the first is 0.';
    case 'offset':
      return 'How many rows to skip. It replaces page where pages have another size than maxPerPage.';
    case 'maxPerPage':
      return `Rows on a page, at most ${MAX_PER_PAGE}; ${DEFAULT_PER_PAGE} if left out.`;
    case 'sort':
      return `The field to sort by, with a minus sign in front for descending order: ${sortable.join(', ')}. If left out: ${defaultSort}.`;
    case 'dynamicSearch':
      return `A text to search for in: ${search.join(', ')}.`;
    case 'id':
      return `Only rows with these ids, separated by commas, at most ${MAX_PER_PAGE}.`;
    case 'corporationId':
      return 'Only rows of the account with this id.';
    default:
      return describeFilter(resource, filters![name]!);
  }
}

/** The query parameters of a resource's list, as OpenAPI describes them. The list itself reads them. */
export const listQuerySchema = (resource: AnyResource): z.ZodObject =>
  z.object(
    Object.fromEntries(
      listParameters(resource).map((name) => [
        name,
        z.string().optional().describe(describeParameter(resource, name)),
      ]),
    ),
  );
