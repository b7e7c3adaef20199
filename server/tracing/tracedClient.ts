import type { Span } from '@opentelemetry/api';
import pg from 'pg';
import { beginSpan, failSpan } from './spans.ts';

type Callback = (error: Error | null | undefined, ...rest: unknown[]) => unknown;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
};

const TABLE = /\b(?:from|into|update|join)\s+"?(?:\w+"?\."?)?(\w+)/i;

/** What a statement does and with which table. Its text is not told, because it may contain values. */
export function summaryOf(statement: string): string {
  const operation = /[a-z]+/i.exec(statement)?.[0].toUpperCase() ?? 'SQL';
  const table = TABLE.exec(statement)?.[1];
  return table ? `${operation} ${table}` : operation;
}

function ending(span: Span): Callback {
  return (error) => {
    if (error) failSpan(span, error);
    span.end();
  };
}

const after =
  (end: Callback, callback: Callback): Callback =>
  (...values) => {
    end(values[0]);
    return callback(...values);
  };

/** A client of node-postgres whose statements are spans of the trace in which they are sent. */
export function tracedClient(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    override query(...sent: never[]): never {
      const [statement] = sent as unknown[];
      const summary = summaryOf(textOf(statement));
      const span = beginSpan(summary, {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
      });
      if (!span) return Reflect.apply(super.query, this, sent) as never;
      const end = ending(span);
      const values = sent as unknown[];
      const last = values.at(-1);
      const told =
        typeof last === 'function'
          ? [...values.slice(0, -1), after(end, last as Callback)]
          : values;
      const result: unknown = Reflect.apply(super.query, this, told);
      if (typeof last === 'function') return result as never;
      if (statement instanceof pg.Query) {
        // It tells its end by events, or by a callback of its own.
        const own = statement as unknown as { callback?: Callback };
        if (own.callback) own.callback = after(end, own.callback);
        else statement.on('end', () => end(null)).on('error', end);
      } else if (result instanceof Promise) result.then(() => end(null), end as () => void);
      return result as never;
    }
  };
}
