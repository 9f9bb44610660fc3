import { type Statement, shownBy } from './statement.ts';

const home = 'tests/e2e/one-server/home.spec.ts';
const light = 'tests/e2e/one-server/light-pages.spec.ts';
const talk = 'tests/e2e/one-server/talk.spec.ts';
const chat = 'tests/e2e/one-server/chat.spec.ts';
const notifications = 'tests/e2e/one-server/notifications.spec.ts';
const cutOff = 'tests/e2e/one-server/cut-off.spec.ts';
const session = 'web/session/auth-session.test.ts';
const schedule = 'web/visitor/activity/activity-schedule.test.ts';
const rows = 'domain/notifications/list.test.ts';

/** Statements of sections 2, 4, 7, 8 and 9 that other tests prove, most of them in a browser. */
export const shownElsewhere: Statement<unknown>[] = [
  ...shownBy(home, 'changes its messages with CSS at 0, 1.5, 3, 4.5 and 6 seconds, however busy the page is', [
    ['2 splash', "it shows 'Preparing your experience...'"],
    ['2 splash', "it shows '24 hours' and '5 pages'"],
    ['2 splash', 'four messages in their order, then the first again'],
    ['2 splash', 'steps at 0, 1.5, 3, 4.5 and 6 s'],
    ['2 splash', 'a progress bar fills over 6.5 s'],
  ]),
  ...shownBy(home, 'ends after 6.5 seconds and does not come back in the browser', [
    ['2 splash', 'it takes about 6.5 s'],
    ['2 splash', 'once per browser'],
    ['2 splash', 'nothing of it runs on after its end'],
  ]),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as its file has it
  ...shownBy(home, 'covers ${path} when it is opened first, with the page underneath out of reach', [
    ['2 splash', 'it shows on first load, of whichever page that sells something'],
  ]),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as its file has it
  ...shownBy(home, 'ends with ${name}, before any script file has loaded', [
    ['2 splash', "'Skip' ends it"],
    ['2 splash', 'Esc ends it'],
  ]),
  ...shownBy(home, 'people with reduced motion get no splash', [['2 splash', 'reduced motion gets none']]),

  ...shownBy(light, 'the phone’s menu opens on the first tap without React, and closes when anything in it is chosen', [
    ['2 navigation', 'mobile: a toggle menu with the same links'],
    ['2 navigation', "mobile: closed when 'Get Started' is chosen"],
    ['4 mobile menu', 'it opens and closes'],
  ]),
  ...shownBy(light, 'the phone’s menu also closes when React opens the next page', [
    ['2 navigation', 'mobile: closed when a link is chosen'],
  ]),
  ...shownBy('tests/e2e/one-server/reading.spec.ts', 'a slow page shows a spinner, and every new path starts at the top', [
    ['2 app-wide', 'the page scrolls to the top on every path change'],
    ['2 app-wide', '… also on Back'],
    ['2 app-wide', 'a spinner while a page loads'],
    ['2 guard', 'a spinner while the user or the admin check loads: the server decides before it answers, so it is that of the page'],
  ]),
  ...shownBy(talk, 'every route change is a page view, and buttons are counted with their place', [
    ['2 app-wide', 'page views are tracked on every route change'],
  ]),
  ...shownBy(light, 'views and clicks are counted once each, without React and with it', [
    ['2 app-wide', 'each page view is counted once'],
  ]),
  ...shownBy(home, 'each Start My Site leads to the brief and is counted with its place', [
    ['7 analytics', "'Start My Site' logs cta_click with location hero, pricing or final-cta"],
  ]),

  ...shownBy(home, 'the picker takes exactly five pages and continues to checkout with them', [
    ['2 page picker', 'the counter shows selected/5'],
    ['2 page picker', "at 4/5 'Continue to Checkout' is disabled"],
    ['2 page picker', 'at 5/5 it is enabled'],
    ['4 page picker', 'at 5 selected the remaining ones are disabled'],
    ['4 page picker', 'deselecting re-enables them'],
    ['2 page picker', 'its click keeps the picks and goes to /payment-choice'],
    ['5 page picker', 'at most 5 can be selected'],
  ]),

  ...shownBy(home, 'advance every 5 seconds, wrap around, and pause under the pointer, with focus and when paused', [
    ['4 testimonials', 'auto-advance every 5 s'],
    ['4 testimonials', 'wrap around'],
    ['4 testimonials', 'pause while the pointer is over them'],
    ['3 testimonial', 'there are four'],
  ]),
  ...shownBy(home, 'move with arrows, dots and arrow keys, around both ends', [
    ['2 testimonials', 'next arrow'],
    ['2 testimonials', 'previous arrow'],
    ['2 testimonials', 'dots jump to a testimonial'],
  ]),

  ...shownBy(talk, 'opens once a session, emails a code that works once at checkout, and can be unsubscribed from', [
    ['4 exit offer', 'not when the pointer leaves at another side'],
    ['4 exit offer', 'opens when the pointer leaves through the top of the window'],
    ['5 exit offer', 'browser-level validation of the email'],
    ['8 exit offer', "toast 'Success!' with 'Check your email for your 10% discount code.'"],
    ['4 exit offer', 'closes on submit'],
    ['7 analytics', 'exit_intent_shown with trigger mouse_leave'],
    ['7 analytics', 'exit_intent_conversion with email_captured'],
    ['4 exit offer', 'once per session'],
    ['7.11 exit offer', 'the code takes 10% off'],
  ]),

  ...shownBy(chat, 'answers out of our own pages, with links to them, in a panel of 384 by 600', [
    ['2 chat', 'a panel of 384 x 600 px'],
    ['4 chat', 'it starts with an assistant greeting'],
    ['7.10 chat', 'JSON content type and a bearer header with the public key'],
    ['7.10 chat', 'the payload is the history plus the new message'],
    ['4 chat', 'it closes to the button'],
  ]),
  ...shownBy(chat, 'Enter sends, Shift and Enter begin a new line, and nothing is sent while empty or while a reply is loading', [
    ['4 chat', 'sending is blocked while the input is empty'],
    ['5 chat', 'a blank message is blocked'],
    ['4 chat', 'Enter with Shift does not send'],
    ['4 chat', 'Enter without Shift sends'],
    ['4 chat', 'sending is blocked while a reply is loading'],
  ]),
  ...shownBy(chat, 'a failure before the stream begins shows one message, and the conversation continues', [
    ['8 chat', "non-OK response: 'Sorry, I encountered an error. Please try again.'"],
    ['8 chat', 'exception: the same message'],
    ['8 chat', 'the input is re-enabled'],
  ]),
  ...shownBy(chat, 'a failure after the stream has begun leaves the empty reply and adds the message', [
    ['8 chat', 'once the stream has begun, an empty assistant message was already added'],
  ]),
  ...shownBy(chat, 'a reply in odd pieces is read correctly, and only our own paths become links', [
    ['7.10 chat', 'comment and blank lines are ignored, [DONE] ends'],
  ]),
  ...shownBy('web/visitor/chat/event-stream.test.ts', 'an incomplete JSON line is kept and tried again with the next one', [
    ['7.10 chat', 'an unparseable partial line is kept and retried'],
  ]),
  ...shownBy(chat, 'the endpoint refuses invalid chats, and limits each address', [
    ['7.10 chat', 'a message is limited to 1000 characters'],
  ]),
  ...shownBy(schedule, 'at the earliest it appears after 10 s, again 60 s after the first closed, and never a third time', [
    ['4 activity', 'the first appears after 10 s at the earliest'],
    ['4 activity', 'each stays 10 s'],
    ['4 activity', 'its message cycles every 8 s'],
    ['4 activity', 'a later one waits until 60 s after the last'],
    ['4 activity', 'at most 2 per session'],
  ]),
  ...shownBy(schedule, 'at the latest it appears after 30 s, and 80 s after the first closed', [
    ['4 activity', 'the first appears after 30 s at the latest'],
    ['4 activity', 'a later one waits a random 0-20 s more'],
  ]),
  ...shownBy(schedule, 'closing one ends them for the session', [
    ['4 activity', 'closing sets the count to 2'],
    ['4 activity', 'none shows again after closing'],
  ]),
  ...shownBy(talk, 'appears twice a session on schedule, changes its message, and labels samples', [
    ['4 activity', 'in a browser: first, message, second, never a third, reload counted in'],
    ['2 home', 'the activity pop-up is on the home page, its samples marked'],
  ]),
  ...shownBy(talk, 'appears after 30 s at the latest, and closing it ends the pop-ups for the session', [
    ['4 activity', 'in a browser: 30 s, and closing'],
  ]),
  ...shownBy(talk, 'without rows nothing pops up', [['4 activity', 'without rows nothing pops up']]),
  ...shownBy('domain/activity/activity.test.ts', 'a paid order is shown by first name and city, only while its buyer agrees', [
    ['4 activity', 'fed by real rows with consent'],
  ]),

  ...shownBy(cutOff, 'an interrupted login says so, keeps what was typed and works once the server is back', [
    ['8 login', "the request is cut: toast 'Login failed'"],
  ]),
  ...shownBy(cutOff, 'a sign-up that a proxy refuses says so and keeps what was typed', [
    ['8 sign-up', "a proxy answers 502: toast 'Signup failed'"],
    ['8 resend', "the request is cut: toast 'Failed to resend verification email'"],
  ]),
  ...shownBy(cutOff, 'a logout that fails says so in the menu and in the portal, and the person stays logged in', [
    ['8 logout', "the request is cut: toast 'Logout failed'"],
    ['8 logout', "the server answers 500: toast 'Logout failed'"],
  ]),
  ...shownBy(session, 'it’s loading until the server says who is logged in, and then announces itself to the other tabs', [
    ['4 auth state', 'loading, then signed in or signed out'],
  ]),
  ...shownBy(session, 'a login, a change, a second factor and a logout are each announced once, here and to the other tabs', [
    ['4 auth events', 'SIGNED_IN'],
    ['4 auth events', 'SIGNED_OUT'],
    ['4 auth events', 'USER_UPDATED'],
    ['4 auth events', 'MFA_CHALLENGE_VERIFIED'],
  ]),
  ...shownBy(session, 'an opened reset link is announced, and an unsubscribed listener gets nothing', [
    ['4 auth events', 'PASSWORD_RECOVERY'],
  ]),
  ...shownBy(session, 'it refreshes automatically a minute before a token expires, repeatedly, while the page is visible', [
    ['4 auth events', 'TOKEN_REFRESHED'],
    ['4 auth state', 'automatic token refresh'],
  ]),
  ...shownBy(session, 'a view is trusted for two minutes, then requested again first', [
    ['9 constants', 'a session is stale 120 s after issue'],
  ]),
  ...shownBy(session, 'a failed refresh is retried after 200 ms, doubled each time, and given up without a logout', [
    ['9 constants', 'refresh back-off starts at 200 ms and doubles'],
  ]),
  ...shownBy(
    'domain/accounts/session-limits.test.ts',
    'a customer stays logged in for 14 days after each visit, and for 30 days after the login at most',
    [['4 auth state', 'the session persists across visits']],
  ),
  ...shownBy('tests/e2e/one-server/sign-in.spec.ts', 'a login and a logout in one tab reach the others', [
    ['4 auth events', 'in a browser: SIGNED_IN reaches the other tab'],
    ['4 auth events', 'in a browser: SIGNED_OUT reaches the other tab, whose guarded page leaves to /auth'],
  ]),
  ...shownBy('tests/e2e/one-server/sign-in.spec.ts', 'no script can read what keeps a person logged in', [
    ['3 session', 'no token is readable by script'],
  ]),
  ...shownBy(notifications, 'rows that another process inserts, changes and deletes arrive without a reload', [
    ['4 notification', 'an insert refreshes the list'],
    ['4 notification', 'a delete refreshes the list'],
    ['2 notifications', "the badge shows '9+' above 9"],
    ['9 constants', 'notification list limit 20'],
  ]),
  ...shownBy(notifications, 'an admin sees immediately what a customer does, and follows the link', [
    ['2 notifications', 'clicking an unread one marks it read'],
    ['2 notifications', 'a click follows its link when that is a path of ours'],
    ['2 notifications', 'mark all read'],
    ['2 notifications', 'the badge disappears with the last unread one'],
    ['4 notification', 'an update refreshes the list'],
  ]),
  ...shownBy(notifications, 'a click that can’t be saved changes nothing and is only logged; a link that is not ours is not followed', [
    ['8 notifications', 'mark-read failure: only logged, state unchanged'],
    ['8 notifications', 'mark-all-read failure: only logged, state unchanged'],
  ]),
  ...shownBy(notifications, 'what happened while the server or network was away shows once it’s back, and later news arrives again', [
    ['8 notifications', 'fetch failure: nothing is shown, and the list comes when it can'],
  ]),
  ...shownBy(rows, 'what was read stays read: new news gets a row of its own, one until it is read too', [
    ['4 notification', 'no way back to unread'],
  ]),
  ...shownBy(rows, 'a row has exactly the fields of the seed', [['3 notification', 'has the fields of the seed']]),
  ...shownBy(rows, 'the list shows the newest twenty; the count counts them all', [
    ['7.6 notifications', 'the unread count includes rows beyond the list'],
  ]),
  ...shownBy(
    'tests/e2e/one-server/live.spec.ts',
    'the tabs of a browser share one stream, get the same changes, and are all logged out together',
    [['7.9 live subscription', 'each event re-fetches the list, in every tab']],
  ),

  ...shownBy(
    'tests/e2e/one-server/toasts.spec.ts',
    'a toast closes on time under a resting pointer, and stays for one that moves onto it',
    [['9 constants', 'a toast closes by itself under a resting pointer']],
  ),
  ...shownBy('web/analytics/consent.test.ts', 'nothing loads without consent, or in a browser that asks not to be tracked', [
    ['7 analytics', 'nothing is sent to the analytics service before consent'],
    ['7 analytics', 'Do Not Track and Global Privacy Control switch it off'],
  ]),
  ...shownBy(
    'web/analytics/consent.test.ts',
    'after consent each change of the path is one config call, without IDs, secrets or a full referrer',
    [
      ['7 analytics', 'one page view per route change'],
      ['7 analytics', 'onboarding_step reaches the analytics service'],
    ],
  ),
  ...shownBy(
    'tests/e2e/own-brand.spec.ts',
    'after consent, every page that is opened is one config call: public pages, the login, the portal and Admin',
    [['7 analytics', 'a page-view config call on every page, those behind the login too']],
  ),
  ...shownBy(
    'tests/e2e/one-server/booking.spec.ts',
    'a visitor in another time zone books in their own time, reschedules with the link in the email, and cancels',
    [['6 roles', 'anonymous visitors book']],
  ),
  ...shownBy(
    'tests/e2e/money.spec.ts',
    'with web and worker as two processes, an order started on one device is paid on another, and its draft is made',
    [['6 roles', 'anonymous visitors pay']],
  ),
  ...shownBy(
    'tests/e2e/one-server/brief.spec.ts',
    'a careless owner sees a message beside each field, loses nothing to a reload, and can continue',
    [['2 signed-in routes', '/onboarding asks for the brief']],
  ),
  ...shownBy(
    'tests/e2e/one-server/email-at-domain.spec.ts',
    'a reply to one of our emails appears in the conversation, and a stranger’s doesn’t',
    [['2 /portal', 'replies by email appear in the conversation']],
  ),
];
