import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';

const steps = [
  { hour: 0, title: 'Pick five pages', text: 'Ten to choose from. Create an account and prove your email.' },
  { hour: 2, title: 'Answer the brief', text: 'About ten minutes, saved as you type. Your home page grows beside the questions.' },
  {
    hour: 6,
    title: 'Read the draft',
    text: 'All five pages, written and designed. Most drafts are there within a minute of payment and brief; the promise is 24 hours.',
  },
  {
    hour: 16,
    title: 'Ask for edits, or say yes',
    text: 'Click what is off and say so. An edit round takes 48 to 51 hours. Or change a text, the phone or the hours yourself.',
  },
  { hour: 24, title: 'You are live', text: 'At once when you approve, on its own host name, exactly as you approved it.' },
];

/** How the day goes, each step with where the sun stands then. */
export function HowItGoes() {
  return (
    <Band id="how">
      <h2 className="max-w-[12ch] font-display text-1 font-[450] md:mt-16">How the day goes.</h2>
      <ol className="mt-12 grid gap-x-6 gap-y-10 border-t-[1.5px] border-ink pt-8 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map((step) => (
          <li key={step.title}>
            <div className="w-16">
              <Rise value={step.hour} cut="small" />
            </div>
            <h3 className="mt-4 font-display text-4 font-[450]">{step.title}</h3>
            <p className="mt-2 text-small text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
