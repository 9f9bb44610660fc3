/** Networks with an icon. */
export type SocialIconName = keyof typeof shapes;

/** A network's logo in the line weight of our icons. Hidden from screen readers, so the link needs its own name. */
export function SocialIcon({ name }: { name: SocialIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}

const shapes = {
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" />
    </>
  ),
  Facebook: <path d="M13.5 21v-7.5h3l.5-3.5h-3.5V7.8c0-1 .6-1.8 1.9-1.8H17V3h-2.4C11.7 3 10 4.8 10 7.5V10H7v3.5h3V21" />,
  LinkedIn: <path d="M5 9.5V20M5 5.3v.01M10 20V9.5M10 14c0-2.8 1.6-4.5 4-4.5s4 1.7 4 4.5v6" />,
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.3 9.3v5.4l4.6-2.7z" />
    </>
  ),
  TikTok: <path d="M13.5 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13.5 3c.3 2.7 2.2 4.6 5 4.9" />,
  // A hollow stroke, so it doesn't look like the close icon.
  X: <path d="M4 4h4.6L20 20h-4.6zM19 4l-6.6 7.3M5 20l6.4-7.1" />,
};
