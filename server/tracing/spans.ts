import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Without an SDK, the tracer records nothing and costs next to nothing. */
const tracer = () => trace.getTracer('business-taxi-console');

interface SpanOptions {
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** What a caller sent, or a job brought with it: the trace goes on. */
  parent?: Record<string, unknown> | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

const typeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'object';
};

/** Marks a span as failed. Only the kind of the error is told, because its text may quote values. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', typeOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work within a span, and what it does within it, too. */
export function inSpan<T>(
  name: string,
  { kind, attributes = {}, parent }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const within = parent ? propagation.extract(context.active(), parent) : context.active();
  return tracer().startActiveSpan(name, { kind: KINDS[kind], attributes }, within, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins a span that its caller ends; null where nothing is traced at present. */
export function beginSpan(name: string, attributes: Attributes): Span | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  return tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** A callback that goes on in the trace of whoever passes it, whoever calls it. */
export const inPresentTrace = <F extends (...values: never[]) => unknown>(callback: F): F =>
  context.bind(context.active(), callback);

const TRACE = 'traceparent';

/** A payload with the present trace, so that the job belongs to it; unchanged where nothing is traced. */
export function withTrace<P extends object>(payload: P): P {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return TRACE in carrier ? { ...payload, [TRACE]: carrier[TRACE] } : payload;
}

/** Separates a payload from its trace. Timed jobs have none of both. */
export function takeTrace<P extends object | null>(
  stored: P,
): { payload: P; parent: Record<string, unknown> | undefined } {
  if (stored === null || !(TRACE in stored)) return { payload: stored, parent: undefined };
  const { [TRACE]: parent, ...payload } = stored as P & { [TRACE]: unknown };
  return { payload: payload as unknown as P, parent: { [TRACE]: parent } };
}
