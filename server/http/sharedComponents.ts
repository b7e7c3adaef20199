import { STATUS_CODES } from 'node:http';
import type { Json } from './schemaComponents.ts';
import { pascal } from './schemaNames.ts';

interface Described {
  tags: string[];
  parameters?: Json[];
  responses: Record<string, Json>;
}

/** What idempotency keys can be refused for; one status has at most one of these. */
const KEY_CODE = /^idempotency-(?:key-(?:required|reused)|in-flight)$/;

/**
 * What `NOT_FOUND: … IDEMPOTENCY_KEY_REUSED: …` is called: by its reasons, `NotFoundOrKey`, or by
 * its status where a key is none of them or one of many: `NotFound`, `BadRequestOrKey`.
 */
function namesOfProblems(status: string, description: string): string[] {
  const codes = [...description.matchAll(/(?:^| )([A-Z][A-Z\d_-]+):/g)].map(([, code = '']) =>
    code.toLowerCase().replaceAll('_', '-').replace(KEY_CODE, 'key'),
  );
  if (codes.length === 0) return [];
  const byReasons = codes.map((code) => pascal(code)).join('Or');
  if (!codes.includes('key')) return [nameOfStatus(status), byReasons];
  if (codes.length > 2) return [`${nameOfStatus(status)}OrKey`, byReasons];
  return [byReasons, byReasons + nameOfStatus(status)];
}

interface Media {
  schema?: { $ref?: string; type?: string; items?: { $ref?: string } };
}

/** What a success answers as a name: `BatchAnswer`, `InvoicePage`; '' for what has no name. */
function nameOfSuccess({ content = {} }: { content?: Record<string, Media> }): string {
  const [[type, { schema = {} }] = ['', {}]] = Object.entries(content);
  const of = (ref: string | undefined, kind: string) => ref && `${ref.split('/').at(-1)}${kind}`;
  if (type === 'text/csv') return 'CsvFile';
  return of(schema.$ref, 'Answer') || of(schema.items?.$ref, 'Page') || '';
}

/** `Service Unavailable` as a name: `ServiceUnavailable`. */
const nameOfStatus = (status: string): string => pascal(STATUS_CODES[status] ?? '');

interface Use {
  part: Json;
  /** Names for the part, of which the first that no other part has is taken. */
  names: readonly string[];
}

/**
 * Parts that several operations have, by name. The most frequent come first, so that they get the
 * shortest names; among equally frequent ones, those with the fewest names to choose from.
 */
function share(kind: string, uses: readonly Use[]) {
  const named = new Map<string, string>();
  const parts: Record<string, Json> = {};
  const same = [...Map.groupBy(uses, ({ part }) => JSON.stringify(part))];
  const choices = (of: readonly Use[]) => new Set(of[0]?.names).size;
  for (const [text, [first, ...others]] of same.toSorted(
    ([, a], [, b]) => b.length - a.length || choices(a) - choices(b),
  )) {
    const name = first?.names.find((one) => one !== '' && !(one in parts));
    if (!first || !name || others.length === 0) continue;
    parts[name] = first.part;
    named.set(text, name);
  }
  const refer = (part: Json): Json => {
    const name = named.get(JSON.stringify(part));
    return name === undefined ? part : { $ref: `#/components/${kind}/${name}` };
  };
  return { parts, refer };
}

/**
 * Moves the parameters, headers and answers that several operations have into components. Changes
 * the document.
 */
export function shareParts({ paths }: { paths: Record<string, Json> }) {
  const operationsAt = Object.entries(paths).map(([path, methods]) => ({
    /** What follows /v1/ in the path. */
    resource: path.split('/')[2] ?? '',
    operations: Object.values(methods) as Described[],
  }));
  const operations = operationsAt.flatMap((at) => at.operations);
  const parameters = share(
    'parameters',
    operationsAt.flatMap((at) =>
      at.operations.flatMap(({ parameters = [], tags: [tag = ''] }) =>
        parameters
          .filter((part) => !('$ref' in part))
          .map((part) => {
            const name = pascal(part['name'] as string);
            const short = part['in'] === 'path' ? `Path${name}` : name;
            return { part, names: [short, pascal(tag) + name, pascal(at.resource) + name] };
          }),
      ),
    ),
  );
  const headers = share(
    'headers',
    operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers: own = {} }) =>
        Object.entries(own as Record<string, Json>).map(([name, part]) => ({
          part,
          names: [pascal(name), `Exact${pascal(name)}`],
        })),
      ),
    ),
  );
  for (const { responses } of operations)
    for (const part of Object.values(responses)) {
      const own = Object.entries((part['headers'] ?? {}) as Record<string, Json>);
      if (own.length > 0)
        part['headers'] = Object.fromEntries(
          own.map(([name, header]) => [name, headers.refer(header)]),
        );
    }
  const responses = share(
    'responses',
    operations.flatMap((operation) =>
      Object.entries(operation.responses).flatMap(([status, part]) => {
        const names = namesOfProblems(status, (part['description'] ?? '') as string);
        if (names.length > 0) return [{ part, names }];
        const success = nameOfSuccess(part);
        return success === '' ? [] : [{ part, names: [success, `${success}Too`] }];
      }),
    ),
  );
  for (const operation of operations) {
    if (operation.parameters) operation.parameters = operation.parameters.map(parameters.refer);
    for (const [status, part] of Object.entries(operation.responses))
      operation.responses[status] = responses.refer(part);
  }
  return {
    parameters: parameters.parts,
    responses: responses.parts,
    headers: headers.parts,
  };
}
