export function MeridianMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" className={className}>
      <g stroke="currentColor" strokeWidth="1.35">
        <circle cx="20" cy="20" r="17.5" strokeWidth="1.6" />
        <ellipse cx="20" cy="20" rx="5.6" ry="17.5" />
        <ellipse cx="20" cy="20" rx="12.2" ry="17.5" />
        <path d="M2.5 20h35M5 11.2h30M5 28.8h30" strokeOpacity="0.55" strokeWidth="1" />
      </g>
      <path d="M5.6 26.4C10.5 12.6 24.5 6.9 33.6 13.4" stroke="#b98b3e" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="5.9" cy="26" r="2.5" fill="#b98b3e" />
      <circle cx="33.4" cy="13.2" r="2.5" fill="#b98b3e" />
    </svg>
  );
}
