/** A dash that screen readers skip: nothing is entered here. */
export const Blank = () => (
  <span className="cell-blank" aria-hidden>
    –
  </span>
);
