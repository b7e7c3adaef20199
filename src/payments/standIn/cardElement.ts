import type { StripeCardElement, StripeElements } from '@stripe/stripe-js';

/** The texts of the stand-in's card fields; the form that shows the fields passes them in. */
export interface CardFieldTexts {
  number: string;
  expiry: string;
  cvc: string;
}
let texts: CardFieldTexts = { number: 'Card number', expiry: 'MM / YY', cvc: 'CVC' };
export const setCardFieldTexts = (written: CardFieldTexts): void => {
  texts = written;
};

/** The typed values, in the form that Stripe's interface takes. */
export interface TypedCard {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** Formats them as cards and Stripe's own fields do. */
const WRITE: Partial<Record<keyof CardFieldTexts, (typed: string) => string>> = {
  number: (typed) => typed.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (typed) => typed.replaceAll(/\D/g, '').replace(/^(\d{2})(\d{1,4}).*/, '$1 / $2'),
};

type Listener = (event: { elementType: 'card'; complete: boolean; empty: boolean }) => void;

/** Stripe's own fields are frames with its pages; these are plain inputs, only for test numbers. */
class StandInCardElement {
  #host: HTMLElement | null = null;
  readonly #fields: Record<keyof CardFieldTexts, HTMLInputElement>;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor() {
    const field = (name: keyof CardFieldTexts, autocomplete: AutoFill): HTMLInputElement => {
      const input = document.createElement('input');
      input.inputMode = 'numeric';
      input.autocomplete = autocomplete;
      input.setAttribute('aria-label', texts[name]);
      input.placeholder = texts[name];
      input.className = 'card-field';
      input.addEventListener('input', () => {
        const write = WRITE[name];
        // In the middle of a text, the caret would jump.
        if (write && input.selectionStart === input.value.length) input.value = write(input.value);
        this.#emit('change');
      });
      return input;
    };
    this.#fields = {
      number: field('number', 'cc-number'),
      expiry: field('expiry', 'cc-exp'),
      cvc: field('cvc', 'cc-csc'),
    };
  }

  #emit(event: string): void {
    const { number, exp_month, cvc } = this.typed();
    const complete = number.length >= 12 && exp_month !== '' && cvc.length >= 3;
    const empty = number === '' && exp_month === '' && cvc === '';
    for (const listener of this.#listeners.get(event) ?? [])
      listener({ elementType: 'card', complete, empty });
  }

  typed(): TypedCard {
    const { number, expiry, cvc } = this.#fields;
    const [, month = '', year = ''] = /^\D*(\d{1,2})\D*(\d{2}|\d{4})\D*$/.exec(expiry.value) ?? [];
    return {
      number: number.value.replaceAll(/\D/g, ''),
      exp_month: month,
      exp_year: year.length === 2 ? `20${year}` : year,
      cvc: cvc.value.trim(),
    };
  }

  mount(host: HTMLElement): void {
    this.#host = host;
    host.replaceChildren(...Object.values(this.#fields));
    queueMicrotask(() => this.#emit('ready'));
  }
  unmount(): void {
    this.#host?.replaceChildren();
  }
  destroy(): void {
    this.unmount();
  }
  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }
  off(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }
  update(): void {}
  focus(): void {
    this.#fields.number.focus();
  }
}

/** The typed card behind an element of the stand-in; null for anything else. */
export const typedCardOf = (element: unknown): TypedCard | null =>
  element instanceof StandInCardElement ? element.typed() : null;

/** Simulates `stripe.elements()` where a card's fields need it. */
export function standInElements(): StripeElements {
  const byType = new Map<string, StandInCardElement>();
  const elements = {
    create(type: string) {
      const element = new StandInCardElement();
      byType.set(type, element);
      return element as unknown as StripeCardElement;
    },
    getElement: (type: unknown) => (byType.get('card') && type ? byType.get('card') : null),
    update() {},
  };
  // Stripe's interface has dozens of elements; the console only uses this one.
  return elements as unknown as StripeElements;
}
