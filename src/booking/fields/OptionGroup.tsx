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
    // A listbox contains groups of options and no fieldset.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <li role="group" aria-label={group} className="option-group">
      <div className="option-heading" aria-hidden>
        {group}
      </div>
      <ul role="presentation">{children}</ul>
    </li>
  );
}
