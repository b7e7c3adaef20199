import { z } from 'zod';
import { portablePattern } from './portablePattern.ts';
import { pascal, singular, VALUES } from './schemaNames.ts';

export type Json = Record<string, unknown>;
/** What is sent, or what is answered: defaults may be left out of the first only. */
export type Io = 'input' | 'output';

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const convert = (schema: z.ZodType, io: Io): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

/** A schema without what only says how it is called or explained. */
function bare({ $schema: _dialect, id: _id, description: _text, ...schema }: Json): string {
  return JSON.stringify(schema);
}

const valueNames = new Map(
  Object.entries(VALUES).map(([name, schema]) => [bare(convert(schema, 'output')), name]),
);

/** `FIXED_FARE` and `maxAmount` as parts of a name: `FixedFare`, `MaxAmount`. */
const constantName = (constant: string) =>
  pascal(/[a-z]/.test(constant) ? constant : constant.toLowerCase().replaceAll('_', '-'));

/** The alternatives of a union are told apart by the values of their type: `LocationRule`. */
function alternativeName(alternative: Json, name: string): string {
  const { type } = alternative['properties'] as { type?: { const?: string; enum?: string[] } };
  const values = type?.const === undefined ? (type?.enum ?? []) : [type.const];
  return values.map(constantName).join('Or') + name;
}

/** A record whose names are known has them as members, which every reader of schemas understands. */
function withMembers(schema: Json): Json {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names || !schema['required']) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(names.map((name) => [name, additionalProperties])),
  };
}

const SINGLE_TYPES: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean']);

/** A single value or null is one schema with two types, instead of two alternatives. */
function orNull(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  const [value, empty, ...others] = (anyOf ?? []) as Json[];
  if (!value || empty?.['type'] !== 'null' || others.length > 0) return schema;
  // A list of values would have to contain null as well.
  if (!SINGLE_TYPES.has(value['type']) || 'enum' in value || 'const' in value) return schema;
  return { ...value, ...rest, type: [value['type'], 'null'] };
}

/** Copies a value, and replaces every object that has `$ref` by what `change` makes of it. */
function mapReferences(value: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mapReferences(one, change));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' ? change(inner) : mapReferences(inner, change),
    ]),
  );
}

const MARK = /^(input|output):/;
const LIST_KEYS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

/**
 * The schemas of the API's description: each has a name and is written once. What is sent and
 * what is answered share a name where they are the same; otherwise what is sent is called
 * `<name>Input`.
 */
export class SchemaComponents {
  readonly #found: Record<Io, Map<string, Json>> = { input: new Map(), output: new Map() };
  readonly #converted: Record<Io, Map<z.ZodType, Json>> = { input: new Map(), output: new Map() };

  /** A reference to a schema, or the schema itself where it is a single value without a name. */
  use(schema: z.ZodType, io: Io, name: string): Json {
    return this.#write(this.#defined(schema, io), io, name);
  }

  /** The properties of an object that is not a schema of its own, such as a query string. */
  properties(schema: z.ZodType, io: Io): { properties: Record<string, Json>; required: string[] } {
    const { properties = {}, required = [] } = this.#defined(schema, io);
    const written = Object.entries(properties as Record<string, Json>).map(([name, property]) => [
      name,
      this.#write(property, io, pascal(name)),
    ]);
    return {
      properties: Object.fromEntries(written) as Record<string, Json>,
      required: required as string[],
    };
  }

  /** A schema, after its named parts were added to those that were found. */
  #defined(schema: z.ZodType, io: Io): Json {
    const known = this.#converted[io].get(schema);
    if (known) return known;
    const { $schema: _dialect, $defs = {}, ...root } = convert(schema, io);
    for (const [name, definition] of Object.entries($defs as Record<string, Json>))
      this.#add(definition, io, name);
    this.#converted[io].set(schema, root);
    return root;
  }

  #add(schema: Json, io: Io, name: string): void {
    const { id: _id, ...rest } = schema;
    const written = this.#writeParts(rest, io, name);
    const known = this.#found[io].get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(written))
      throw new Error(`Two schemas of the API are called ${name}`);
    this.#found[io].set(name, written);
  }

  /** A schema as a part of another: objects, and values that have a name, become references. */
  #write(part: Json, io: Io, name: string): Json {
    const schema = withMembers(part);
    if (typeof schema['$ref'] === 'string')
      return { ...schema, $ref: schema['$ref'].replace('#/$defs/', `${io}:`) };
    const value = schema['type'] === 'string' ? valueNames.get(bare(schema)) : undefined;
    const description = schema['description'];
    const explained = description === undefined ? {} : { description };
    if (value !== undefined) {
      const named = JSON.parse(bare(schema)) as Json;
      this.#found[io].set(value, this.#writeParts(named, io, value));
      return { $ref: `${io}:${value}`, ...explained };
    }
    if (isJson(schema['properties'])) {
      this.#add(schema, io, name);
      return { $ref: `${io}:${name}` };
    }
    return this.#writeParts(schema, io, name);
  }

  #writeParts(schema: Json, io: Io, name: string): Json {
    const written: Json = { ...schema };
    if (typeof schema['pattern'] === 'string') {
      const pattern = portablePattern(schema['pattern']);
      if (pattern === undefined) delete written['pattern'];
      else written['pattern'] = pattern;
    }
    // Every whole number in JSON is within these, every text has this length, and every name in an
    // object is a text, so they would only make the description longer.
    if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete written['minimum'];
    if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete written['maximum'];
    if (schema['minLength'] === 0) delete written['minLength'];
    if (JSON.stringify(schema['propertyNames']) === '{"type":"string"}')
      delete written['propertyNames'];
    if (isJson(schema['properties']))
      written['properties'] = Object.fromEntries(
        Object.entries(schema['properties']).map(([property, inner]) => [
          property,
          this.#write(inner as Json, io, name + pascal(property)),
        ]),
      );
    if (isJson(schema['items']))
      written['items'] = this.#write(schema['items'], io, singular(name));
    for (const key of ['additionalProperties', 'propertyNames'])
      if (isJson(written[key])) written[key] = this.#write(written[key], io, `${name}Value`);
    for (const key of LIST_KEYS) {
      const list = schema[key] as Json[] | undefined;
      const objects = list?.filter((one) => isJson(one['properties'])) ?? [];
      const nameOf = (one: Json) => (objects.length > 1 ? alternativeName(one, name) : name);
      if (list) written[key] = list.map((one) => this.#write(one, io, nameOf(one)));
    }
    // An answer may get more members, which is no reason for a client to refuse it.
    if (io === 'output' && written['additionalProperties'] === false)
      delete written['additionalProperties'];
    return orNull(written);
  }

  /** Names that are sent in another form than they are answered. */
  #differing(): Set<string> {
    const { input, output } = this.#found;
    const references = new Map<string, Set<string>>();
    const differing = new Set<string>();
    for (const [name, sent] of input) {
      const answered = output.get(name);
      if (!answered) continue;
      const found = new Set<string>();
      const comparable = (schema: Json) =>
        JSON.stringify(
          mapReferences(schema, (reference) => {
            const plain = reference.replace(MARK, '');
            found.add(plain);
            return plain;
          }),
        ).replaceAll(/,?"additionalProperties":false/g, '');
      if (comparable(sent) !== comparable(answered)) differing.add(name);
      references.set(name, found);
    }
    // What refers to one that differs, differs too.
    for (let before = -1; before !== differing.size;) {
      before = differing.size;
      for (const [name, found] of references)
        if ([...found].some((one) => differing.has(one))) differing.add(name);
    }
    return differing;
  }

  /** The named schemas, and the document with its references to them. */
  finish<D extends Json>(document: D): { document: D; schemas: Json } {
    const differing = this.#differing();
    const nameOf = (io: string, name: string) =>
      io === 'input' && differing.has(name) ? `${name}Input` : name;
    const resolve = (value: unknown) =>
      mapReferences(value, (reference) => {
        const [, io] = MARK.exec(reference) ?? [];
        if (io === undefined) return reference;
        return `#/components/schemas/${nameOf(io, reference.replace(MARK, ''))}`;
      });
    const schemas = new Map<string, unknown>();
    for (const io of ['output', 'input'] as const)
      for (const [name, schema] of this.#found[io]) schemas.set(nameOf(io, name), resolve(schema));
    return {
      // Only references were replaced, so the type stays.
      document: resolve(document) as D,
      schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}
