/** The result of a check: fine (with a remark), or what is wrong and how to correct it. */
export type Finding = { ok: true; remark: string } | { ok: false; problem: string; remedy: string };
/** Finds out whether something works. */
export type Look = () => Promise<Finding>;
export interface Check {
  what: string;
  look: Look;
}

export const fine = (remark: string): Finding => ({ ok: true, remark });
export const wrong = (problem: unknown, remedy: string): Finding => ({
  ok: false,
  problem: textOf(problem),
  remedy,
});

/** Node's connection errors give the reason in code or cause, some with an empty message. */
export function textOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code } = problem as NodeJS.ErrnoException;
  const said = problem.message || code || problem.name;
  return problem.cause instanceof Error ? `${said} (${textOf(problem.cause)})` : said;
}
