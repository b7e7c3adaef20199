import type { ReactNode } from 'react';

interface OptionGroupProps {
  group: string;
  children?: ReactNode;
}

/**
 * A named group in a list of options, also for an Autocomplete's `renderGroup`: in the library's own
 * markup, screen readers do not find the options.
 */
export function OptionGroup({ group, children }: OptionGroupProps) {
  return (
    <li role="presentation" className="option-group">
      {/* A listbox contains groups of options and no fieldset, and an item of a list is no group. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="group" aria-label={group}>
        <div className="option-heading" aria-hidden>
          {group}
        </div>
        <ul role="presentation">{children}</ul>
      </div>
    </li>
  );
}
