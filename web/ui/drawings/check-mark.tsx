/** A check mark, sized and colored by its classes. */
export function CheckMark({ weight = 2, className }: { weight?: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}
