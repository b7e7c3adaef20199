import type { z } from 'zod';
import { PARAMETER_TEXTS } from './parameterTexts.ts';
import type { Example } from './examples/example.ts';
import type { Json, SchemaComponents } from './schemaComponents.ts';

/** Numbers arrive as texts in an address, but a client is told that they are numbers. */
const isNumber = ({ type }: Json) => type === 'integer' || type === 'number';

/** The answer that has the id links to the call, and so says which of the many it is. */
const LINKED_ID = 'The id in the answer that links to this call.';

/** The parameters of a path or a query, as OpenAPI lists them. */
export function inputParameters(
  components: SchemaComponents,
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
  { params = {}, query = {}, idFrom }: Example,
): Json[] {
  if (!schema) return [];
  const { properties, required } = components.properties(schema, 'input');
  const { properties: read } = components.properties(schema, 'output');
  const examples = where === 'path' ? params : query;
  return Object.entries(properties).map(([name, property]) => {
    const described = isNumber(read[name] ?? {}) ? read[name]! : property;
    const { description = PARAMETER_TEXTS[name], ...rest }: Json = { ...property, ...described };
    const { pattern: _text, ...number } = rest;
    const explained = where === 'path' && idFrom ? LINKED_ID : description;
    return {
      name,
      in: where,
      ...((where === 'path' || required.includes(name)) && { required: true }),
      ...(explained !== undefined && { description: explained }),
      schema: isNumber(rest) ? number : rest,
      ...(name in examples && { example: examples[name] }),
    };
  });
}
