import { ROLES } from '../../contract/core/roles.ts';
import { html, Html } from '../markup/html.ts';
import { resolved, sourceOfId } from './apiDocsReferences.ts';
import { shownSchema, shownType } from './apiDocsSchemas.ts';
import { CALLERS } from './openapi.ts';
import type { Answer, Description, OperationDescription, Parameter, Tag } from './apiDocsTypes.ts';

export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const SHEET = `
*, *::before, *::after { box-sizing: border-box; }
:root { color-scheme: light dark; --line: #c9ced6; --soft: #4b5563; --tint: #f2f4f7; --link: #0b57d0; }
@media (prefers-color-scheme: dark) { :root { --line: #454b54; --soft: #b3bac4; --tint: #22262c; --link: #a8c7fa; } }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .5rem 0; }
.soft { color: var(--soft); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { padding: .75rem 1rem; background: var(--tint); border-radius: 8px; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: .375rem .75rem .375rem 0; overflow-wrap: break-word; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
ul { padding-inline-start: 1.25rem; }
.method { font-weight: 650; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  table, tbody { display: block; }
  td { display: block; padding: 0; border: 0; overflow-wrap: anywhere; }
}
`;

const page = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(SHEET)}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`;

interface Call {
  method: string;
  path: string;
  operation: OperationDescription;
}

const callsOf = ({ paths }: Description, { name }: Tag): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** The first page: what there is, by part. */
export function apiIndexPage(description: Description): Html {
  const { info, tags } = description;
  return page(
    `${info.title} API`,
    html`<main>
      <h1>${info.title} API ${info.version}</h1>
      <p>${info.description}</p>
      <p>
        The same as a file: <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1). The
        examples work in a fresh demo. <a href="/docs/api/schemas">All schemas</a> are on one page.
      </p>
      ${tags.map(
        (tag) =>
          html`<h2><a href="/docs/api/${slugOf(tag.name)}">${tag.name}</a></h2>
            <p>${tag.description}</p>
            <ul>
              ${callsOf(description, tag).map(
                ({ method, path, operation }) =>
                  html`<li>
                    <a href="/docs/api/${slugOf(tag.name)}#${operation.operationId}"
                      >${operation.summary}</a
                    ><br /><code class="soft">${method} ${path}</code>
                  </li>`,
              )}
            </ul>`,
      )}
    </main>`,
  );
}

/** A value as part of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call with the values of its example, as somebody types it. */
function curlOf({ method, path, operation }: Call, parameters: Parameter[], origin: string) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(parameters.find((one) => one.name === name)?.example ?? `<${whole.slice(1, -1)}>`),
  );
  const query = parameters
    .filter((one) => one.in === 'query' && one.example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
    .join('&');
  const key = parameters.find(({ name, example }) => name === 'Idempotency-Key' && example);
  const example = operation.requestBody?.content['application/json']?.example;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${filled}${query && `?${query}`}`)}`,
    ...(operation.security ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(key ? [`-H ${quoted(`idempotency-key: ${key.example}`)}`] : []),
    ...(example === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`]),
  ].join(' \\\n  ');
}

const parameterTable = (parameters: readonly Parameter[], sourceOfPath: string | undefined) =>
  html`<h3>Parameters</h3>

    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>In</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          (one) =>
            html`<tr>
              <td>
                <code>${one.name}</code
                >${one.required ? '' : html`<br /><span class="soft">optional</span>`}
              </td>
              <td>${one.in}</td>
              <td>${shownType(one.schema)}</td>
              <td>
                ${
                  one.in === 'path' && sourceOfPath
                    ? `The id that ${sourceOfPath} answers.`
                    : one.description
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;

/** Each code of a failure on its own line. */
const linesOf = (description: string): Html[] =>
  description
    .split(/ (?=(?:\d{3}: )?[A-Z][A-Z\d_-]{3,}: )/)
    .map((line) => html`<div>${line}</div>`);

function answerRow(status: string, { description, content = {} }: Answer): Html {
  const schema = Object.values(content)[0]?.schema;
  const lines = linesOf(description);
  return html`<tr>
    <td><code>${status === 'default' ? 'others' : status}</code></td>
    <td>${schema && shownType(schema)}</td>
    <td>
      ${
        status === 'default'
          ? html`<details>
              <summary>Failures that every call can have</summary>
              ${lines}
            </details>`
          : lines
      }
    </td>
  </tr>`;
}

/** Who may make the call, where that is one of the roles. */
const roleLine = ({ 'x-roles': roles }: OperationDescription): string => {
  const [only, ...others] = ROLES.filter((role) => roles.includes(role));
  return only && others.length === 0 ? `Only for ${CALLERS[only]}.` : '';
};

/** What an API key needs for the call. */
const keyLine = ({ 'x-key-scope': scope, security }: OperationDescription): string => {
  if (scope) return `Scope of an API key: ${scope}.`;
  return security?.length ? 'Not with an API key.' : '';
};

function callSection(call: Call, description: Description, origin: string): Html {
  const { components } = description;
  const { method, path, operation } = call;
  const parameters = (operation.parameters ?? []).map((one) =>
    resolved(one, components.parameters),
  );
  const body = operation.requestBody?.content['application/json'];
  return html`<section id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p>
      <code><span class="method">${method}</span> ${path}</code>
    </p>
    <p class="soft">${roleLine(operation)} ${operation.description} ${keyLine(operation)}</p>
    <pre>${curlOf(call, parameters, origin)}</pre>
    ${parameters.length > 0 && parameterTable(parameters, sourceOfId(description, operation))}
    ${
      body &&
      html`<h3>Body</h3>
        <p>${shownType(body.schema)}</p>`
    }
    <h3>Answers</h3>

    <table>
      <tbody>
        ${Object.entries(operation.responses).map(([status, one]) =>
          answerRow(status, resolved(one, components.responses)),
        )}
      </tbody>
    </table>
  </section>`;
}

/** All calls of one part of the API. */
export const apiTagPage = (description: Description, tag: Tag, origin: string): Html =>
  page(
    `${tag.name} – ${description.info.title} API`,
    html`<nav><a href="/docs/api">All parts of the API</a></nav>
      <main>
        <h1>${tag.name}</h1>
        <p>${tag.description}</p>
        ${callsOf(description, tag).map((call) => callSection(call, description, origin))}
      </main>`,
  );

/** Every schema with its members. */
export const apiSchemasPage = (description: Description): Html =>
  page(
    `Schemas – ${description.info.title} API`,
    html`<nav><a href="/docs/api">All parts of the API</a></nav>
      <main>
        <h1>Schemas</h1>
        ${Object.entries(description.components.schemas).map(([name, schema]) =>
          shownSchema(name, schema),
        )}
      </main>`,
  );
