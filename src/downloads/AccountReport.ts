/** A file that is not about the rows of a list, but can be exported where they are. */
export interface AccountReport {
  name: string;
  label: string;
  /**
   * @param accountId null for all accounts
   * @returns whether the download has begun or comes later
   */
  download: (accountId: string | null, language: string) => Promise<'started' | 'inBackground'>;
}
