type DefaultButtonProps = {
  /** Value of the button `intent`, if the route has several forms. */
  intent?: string;
};

/** First button of a form with several: the Enter key presses it. */
export function DefaultButton({ intent }: DefaultButtonProps) {
  return (
    <button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}
