import type { PointerEventHandler, ReactNode } from 'react';
import { ValidationError } from 'react-admin';
import type { ControllerFieldState } from 'react-hook-form';

export const labelId = (id: string): string => `${id}-label`;
const helpId = (id: string): string => `${id}-helper-text`;

/** A field's name in its label, with a star where a value is needed. */
export const fieldTitle = (name: string, isRequired: boolean): ReactNode => (
  <span>
    {name}
    {isRequired && <span aria-hidden="true">&thinsp;*</span>}
  </span>
);

/** What the element inside a frame says about its value. */
export const valueState = (id: string, isWrong: boolean, help: ReactNode) => ({
  id,
  'aria-invalid': isWrong,
  'aria-describedby': help ? helpId(id) : undefined,
});

/** What the frame of a form's field and the element inside it say: its name, and what is wrong. */
export function fieldParts(
  id: string,
  label: ReactNode,
  { error, invalid }: Pick<ControllerFieldState, 'error' | 'invalid'>,
) {
  const help = error?.message && <ValidationError error={error.message} />;
  return { frame: { id, label, help, isWrong: invalid }, state: valueState(id, invalid, help) };
}

interface FieldFrameProps {
  /** Of the element inside. */
  id: string;
  label: ReactNode;
  /** Text below the field: help, or what is wrong. */
  help?: ReactNode;
  isWrong?: boolean;
  className?: string;
  onPointerEnter?: PointerEventHandler;
  /** The element that shows the value, and perhaps an arrow. */
  children: ReactNode;
}

/**
 * The label, the outline and the help of a field, as plain elements (`theme/fields.ts`). A form
 * draws all of its fields when it opens, and most of them are never used.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, isWrong = false, className = '', onPointerEnter, children } = props;
  return (
    <div
      className={`field ${isWrong ? 'field-wrong' : ''} ${className}`}
      onPointerEnter={onPointerEnter}
    >
      <label id={labelId(id)} htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">{children}</div>
      {help && (
        <p id={helpId(id)} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
