import type { z } from 'zod';
import { PARAMETER_TEXTS } from './parameterTexts.ts';
import type { Json, SchemaComponents } from './schemaComponents.ts';

/** Numbers arrive as texts in an address, but a client is told that they are numbers. */
const isNumber = ({ type }: Json) => type === 'integer' || type === 'number';

/** The parameters of a path or a query, as OpenAPI lists them. */
export function inputParameters(
  components: SchemaComponents,
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
): Json[] {
  if (!schema) return [];
  const { properties, required } = components.properties(schema, 'input');
  const { properties: read } = components.properties(schema, 'output');
  return Object.entries(properties).map(([name, property]) => {
    const described = isNumber(read[name] ?? {}) ? read[name]! : property;
    const { description = PARAMETER_TEXTS[name], ...rest }: Json = { ...property, ...described };
    const { pattern: _text, ...number } = rest;
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: isNumber(rest) ? number : rest,
    };
  });
}
