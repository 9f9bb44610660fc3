import type { FaqGroupOf } from './question.ts';

export const draftQuestions: FaqGroupOf = ({ draftHours, editDueHours, editLateHours, dailyCapacity, creditMissedDeadline }) => ({
  id: 'draft',
  title: 'Draft and edits',
  questions: [
    {
      id: 'how-fast',
      question: 'How fast do I get my website?',
      answer: `The promise is a first draft within ${draftHours} hours of payment and brief, counted from your start day. It usually takes less than a minute. Our software writes, illustrates and checks all five pages as soon as we have both. We’ll email you, and you’ll find the draft in [your portal](/portal). Approve it, and you’re live right away.`,
      wordings: [
        'how long does the draft take',
        'how long until I get my site',
        'how long does it take',
        'when will my site be ready',
        'when is it done',
        'how soon can I see it',
        'how many days does it take to build a site',
        'can it be done by tomorrow',
        `is it really done in ${draftHours} hours`,
        `what does ${draftHours} hours mean`,
        'how quickly is my site up',
        `live in ${draftHours} hours`,
      ],
      keywords: 'how long quick time turnaround ready hours delivery days weeks when done finished built speed of delivery',
    },
    {
      id: 'when-the-clock-starts',
      question: `When do the ${draftHours} hours start?`,
      answer:
        'When we have both your payment and your brief, on your start day at the earliest. The clock pauses whenever we’re waiting for you, such as while you review the draft. [Your portal](/portal) shows the clock, the stage and who’s up next. [How it works](/about) explains it step by step.',
      keywords: 'clock deadline countdown timer pause begin start day waiting for me',
    },
    {
      id: 'slots',
      question: `Why only ${dailyCapacity === 1 ? 'one new project slot' : `${dailyCapacity} new project slots`} a day?`,
      answer: `So a person has time for every draft that needs one. The limit is real: when a day is full, the next order starts on the next open day. You’ll see that day on the home page and before you pay. It sets when your ${draftHours} hours start. Many drafts are ready sooner.`,
      keywords: 'slot slots scarcity only 1 new project slot per day capacity full waiting list start date availability next free',
    },
    {
      id: 'late-draft',
      question: `What if you miss the ${draftHours} hours?`,
      answer: creditMissedDeadline
        ? 'Your first month is free. We’ll email you, and your portal will say we’re late and show the clock. Nothing else changes: until you approve a version, you can still get the full setup price back.'
        : 'We’ll email you, and your portal will say we’re late and show the clock. Nothing else changes: until you approve a version, you can still get the full setup price back.',
      keywords: 'late draft delay guarantee overdue not on time missed deadline compensation credit',
    },
    {
      id: 'ask-for-an-edit',
      question: 'How do I request an edit, and when is it done?',
      answer: `Click a section of the draft in [your portal](/portal) and say what should change, as often as you need before you approve. Edits cost nothing extra. A round is due in ${editDueHours} hours and counts as late after ${editLateHours}. We send a new version with before and after side by side. You accept it or reopen the request. If you’d rather stop, you get [the full setup price back](/faq#refund) until you approve.`,
      wordings: [
        'how many changes can I ask for',
        'are changes unlimited',
        'how long do edits take',
        'how fast do you make changes',
        'what if I want something changed',
        'what if I do not like it',
        'what if I do not like the draft',
        'I want to request a change',
        'how do I ask for a change to a section',
        'can you redo a part I do not like',
        'do you charge for changes',
      ],
      keywords: 'revision revisions changes unlimited how many edits rounds feedback do not like the draft hate design included request',
    },
    {
      id: 'change-it-myself',
      question: 'Can I change things myself?',
      answer:
        'Yes. In [your portal](/portal), you can change text, phone, email, opening hours and photos yourself, with undo and no waiting. A new phone number or new hours update every page. Your change is saved as a new version, and visitors see it once you approve it.',
      keywords: 'edit update own self-service update text photos hours phone number editor cms wordpress by myself',
    },
    {
      id: 'older-version',
      question: 'Can I go back to an older version?',
      answer:
        'Yes. We keep every version, numbered and unchanged. In [your history](/portal/history), you can view them, compare two, and restore one you approved before. It’s live again right away, because we don’t have to rebuild anything.',
      keywords: 'compare versions undo rollback roll back restore previous revert backup history mistake',
    },
  ],
});
