/** What a page says while none of its scripts runs. */
export interface PageNotice {
  title: string;
  /** The page's scripts did not load. */
  text: string;
  reload: string;
  /** The browser runs no scripts at all. */
  noScript: string;
  /** Shown in place of a page that was opened while the server could not be reached. */
  offline: {
    title: string;
    /** The same where the device has a network, but the server does not answer. */
    unreachable: string;
    text: string;
    retry: string;
    /** After another failed try. */
    still: string;
  };
}
