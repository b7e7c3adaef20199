/** How a cardholder reacts to the bank's question; `abandon` leaves it open. */
export type ChallengeAnswer = 'complete' | 'fail' | 'abandon';

/** A bank's question to a cardholder. */
export interface Challenge {
  /** What the bank is asked to do: to hold an amount, or to keep the card for later. */
  purpose: 'payment' | 'setup';
  /** Minor units. */
  amount: number | null;
  /** ISO 4217 in lower case, as Stripe writes it. */
  currency: string | null;
  answer(answer: ChallengeAnswer): void;
}

let open: Challenge | null = null;
const listeners = new Set<() => void>();

function show(challenge: Challenge | null): void {
  open = challenge;
  for (const listener of listeners) listener();
}

/** The question that waits for the cardholder, for `useSyncExternalStore`. */
export const openChallenge = {
  current: (): Challenge | null => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks the cardholder, in the dialog of `PaymentsProvider`. A question still open is abandoned. */
export function askCardholder(about: Omit<Challenge, 'answer'>): Promise<ChallengeAnswer> {
  open?.answer('abandon');
  return new Promise((resolve) => {
    const challenge: Challenge = {
      ...about,
      answer(answer) {
        if (open === challenge) show(null);
        resolve(answer);
      },
    };
    show(challenge);
  });
}
