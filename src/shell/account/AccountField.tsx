import AccountIcon from '@mui/icons-material/BusinessOutlined';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslate } from 'react-admin';
import { preloadParts } from '../../loading/parts.ts';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { FIELD_ARROW, UNOPENED_ROLE } from '../../theme/unopenedField.tsx';
import { useSelectedAccount } from './useSelectedAccount.ts';

/** What the user did with the simple field before the searching field replaced it. */
export type OpenedBy = 'focused' | 'pressed' | null;

export interface AccountFieldProps {
  openedBy: OpenedBy;
  onOpen: Dispatch<SetStateAction<OpenedBy>>;
}

const ACCOUNT = plainIcon(AccountIcon);

/** Those that open the searching field, or search in it. */
const OPENING_KEYS = /^(Enter|Arrow(Up|Down)|.)$/u;

/** The selector before the account search is loaded: it shows the chosen account. */
export function AccountField({ onOpen }: AccountFieldProps) {
  const translate = useTranslate();
  const { accountName: name } = useSelectedAccount();
  return (
    <div className="field field-searched account-field">
      {/* A label, so that a press on the mark or the arrow opens it, too. */}
      <label className="field-box">
        {ACCOUNT}
        <input
          {...UNOPENED_ROLE}
          className="field-input"
          value={name}
          placeholder={translate('shell.account.placeholder')}
          aria-label={translate('shell.account.label')}
          title={name || undefined}
          onFocus={() => {
            onOpen((before) => before ?? 'focused');
            void preloadParts();
          }}
          onBlur={() => onOpen(null)}
          onMouseDown={() => onOpen('pressed')}
          // A press on the label clicks the input.
          onClick={() => onOpen('pressed')}
          onKeyDown={({ key }) => {
            if (OPENING_KEYS.test(key)) onOpen('pressed');
          }}
        />
        {FIELD_ARROW}
      </label>
    </div>
  );
}
