import { html, type Html } from '../markup/html.ts';
import type { Schema } from './apiDocsTypes.ts';

/** Values with a word between them. */
const joined = (parts: readonly Html[], between: string): Html =>
  parts.slice(1).reduce((so, part) => html`${so}${between}${part}`, parts[0] ?? html``);

/** `1 to 255 characters`; empty without limits. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least === undefined ? '' : ` (at least ${least}${unit})`;
  return least === undefined || least === 0
    ? ` (at most ${most}${unit})`
    : ` (${least} to ${most}${unit})`;
}

const limitsOf = ({ minimum, maximum, minLength, maxLength }: Schema): string =>
  range(minimum, maximum, '') + range(minLength, maxLength, ' characters');

/** What a value is, in one line; a schema with a name is a link to it. */
export function shownType(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="/docs/api/schemas#${name}">${name}</a>`;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return joined(alternatives.map(shownType), ' or ');
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    );
  if (schema.type === 'array') return html`list of ${shownType(schema.items ?? {})}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return html`object with values: ${shownType(schema.additionalProperties)}`;
  const type = [schema.type ?? 'any value'].flat().join(' or ');
  return html`${schema.format ? `${type}, ${schema.format}` : type}${limitsOf(schema)}`;
}

const memberRow = (name: string, schema: Schema, isRequired: boolean) =>
  html`<tr>
    <td>
      <code>${name}</code>${isRequired ? '' : html`<br /><span class="soft">may be left out</span>`}
    </td>
    <td>${shownType(schema)}</td>
    <td>
      ${schema.description}
      ${
        schema.default !== undefined &&
        html`If left out: <code>${JSON.stringify(schema.default)}</code>.`
      }
    </td>
  </tr>`;

/** A schema with a name, and its members. */
export function shownSchema(name: string, schema: Schema): Html {
  const { properties, required = [], description } = schema;
  const members = Object.entries(properties ?? {});
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p>${description}</p>
    ${
      properties
        ? html`
            <table>
              <tbody>
                ${members.map(([member, inner]) =>
                  memberRow(member, inner, required.includes(member)),
                )}
              </tbody>
            </table>
          `
        : html`<p>${shownType(schema)}</p>`
    }
  </section>`;
}
