interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly testId: string;
  onToggle(): void;
}

/** A choice that takes effect at once. */
export function Switch({ label, isOn, disabled = false, testId, onToggle }: Props) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        data-testid={testId}
        onChange={onToggle}
      />
      <span>{label}</span>
    </label>
  );
}
