/** The parts of the API's description that its pages show. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: string | number;
}

export interface Answer {
  description: string;
  content?: Record<string, { schema?: Schema }>;
  /** Calls that take the id in this answer, by their ids. */
  links?: Record<string, object>;
}

export interface OperationDescription {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  'x-key-scope'?: string;
  'x-roles': readonly string[];
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Answer | { $ref: string }>;
}

export interface Tag {
  name: string;
  description: string;
}

export interface Description {
  info: { title: string; version: string; description: string };
  tags: Tag[];
  paths: Record<string, Record<string, OperationDescription>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
}
