import type { Description, OperationDescription } from './apiDocsTypes.ts';

/** A part of the description, or the component that it refers to. */
export function resolved<T extends object>(
  part: T | { $ref: string },
  among: Record<string, T>,
): T {
  return '$ref' in part ? among[part.$ref.split('/').at(-1) ?? '']! : part;
}

/** The call whose answer has the id that another call takes. */
export function sourceOfId(
  { paths, components }: Description,
  { operationId }: OperationDescription,
) {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  return all.find(({ responses }) =>
    Object.values(responses).some(
      (answer) => operationId in (resolved(answer, components.responses).links ?? {}),
    ),
  )?.operationId;
}
