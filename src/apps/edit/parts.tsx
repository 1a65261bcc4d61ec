import { type ReactNode, useId } from "react";
import { AppDialog } from "../run/app-dialog.tsx";

interface TextFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  required?: boolean;
  isLong?: boolean;
  hint?: string | undefined;
  onType: (value: string) => void;
}

export function TextField({ label, value, maxLength = 80, required, isLong, hint, onType }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    maxLength,
    required,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...shared} rows={2} /> : <input {...shared} />}
      {hint && (
        <p id={`${id}-hint`} className="edit-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface Option<Value extends string = string> {
  value: Value;
  name: string;
  isDisabled?: boolean;
}

interface SelectFieldProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden = false, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? "sr" : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        // Every option has a value of the type.
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckFieldProps {
  checked: boolean;
  isDisabled?: boolean;
  children: ReactNode;
  onCheck: (checked: boolean) => void;
}

export const CheckField = ({ checked, isDisabled = false, children, onCheck }: CheckFieldProps) => (
  <label className="run-check">
    <input
      type="checkbox"
      checked={checked}
      disabled={isDisabled}
      onChange={({ target }) => onCheck(target.checked)}
    />
    <span>{children}</span>
  </label>
);

interface ConfirmProps {
  title: string;
  action: string;
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens. */
export const Confirm = ({ title, action, children, onConfirm, onCancel }: ConfirmProps) => (
  <AppDialog title={title} onClose={onCancel}>
    {children}
    <div className="run-row run-end">
      <button type="button" className="act" onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="act main" onClick={onConfirm}>
        {action}
      </button>
    </div>
  </AppDialog>
);

/** Saves the new name of the form around it, or takes it back. */
export const RenameButtons = ({ onCancel }: { onCancel: () => void }) => (
  <div className="run-row">
    <button type="submit" className="act main">
      Rename
    </button>
    <button type="button" className="act" onClick={onCancel}>
      Cancel
    </button>
  </div>
);
