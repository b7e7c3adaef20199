import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '../config/configError.ts';

/** How long the last spans may take to be sent. */
const SHUTDOWN_MS = 3000;
const SDK = '@opentelemetry/sdk-node';

/** Whether the environment names a collector, by the variables that OpenTelemetry itself has for that. */
export const namesCollector = (environment: NodeJS.ProcessEnv): boolean =>
  environment['OTEL_SDK_DISABLED'] !== 'true' &&
  Boolean(
    environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  );

let isOn = false;
/** Whether this process is traced. */
export const isTraced = (): boolean => isOn;

/**
 * Loads OpenTelemetry's SDK where the environment names a collector. It reads the other `OTEL_` variables itself.
 * Called before the database is opened.
 * @returns sends what is left and ends it
 * @throws ConfigError when it is not installed
 */
export async function startTracing(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  if (!namesCollector(environment)) return () => Promise.resolve();
  const { NodeSDK } = await import('@opentelemetry/sdk-node').catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new ConfigError([
      `OTEL_EXPORTER_OTLP_ENDPOINT asks for traces, but ${SDK} is not installed: see "Traces" in docs/operations.md, or leave the variable out`,
    ]);
  });
  environment['OTEL_SERVICE_NAME'] ??= 'business-taxi-console';
  // The product has metrics and a log of its own.
  environment['OTEL_METRICS_EXPORTER'] ??= 'none';
  environment['OTEL_LOGS_EXPORTER'] ??= 'none';
  // Others would tell the arguments of the process, too.
  environment['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env,host';
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  isOn = true;
  return async () => {
    isOn = false;
    const isLong = wait(SHUTDOWN_MS, undefined, { ref: false });
    // A collector that is away must not keep the process, nor make its end a failure.
    await Promise.race([sdk.shutdown().catch(() => undefined), isLong]);
  };
}
