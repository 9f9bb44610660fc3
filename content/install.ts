/** How to put the app on a device, by system, in the words that its menus use: steps in their order, or ways to choose from. */
export const installSteps = [
  {
    key: 'ios',
    title: 'iPhone and iPad',
    inOrder: true,
    steps: [
      'Open this page in Safari.',
      'Tap Share (the square with an arrow). On some versions, it’s under the three dots.',
      'Choose “Add to Home Screen”.',
      'Tap Add.',
    ],
  },
  {
    key: 'android',
    title: 'Android',
    inOrder: true,
    steps: [
      'Open this page in Chrome, Edge or Samsung Internet.',
      'Open the menu (three dots or three lines).',
      'Choose “Install app” or “Add to Home screen”.',
      'Tap Install to confirm.',
    ],
  },
  {
    key: 'desktop',
    title: 'Computer',
    inOrder: false,
    steps: [
      'In Chrome or Edge, click the install icon at the right end of the address bar.',
      'In Safari on a Mac, choose File, then “Add to Dock”.',
      'In other browsers, add a bookmark. Everything works the same way.',
    ],
  },
] as const;

/** What the installed app is, and is not. */
export const installFacts = [
  { title: 'Opens at your project', text: 'The icon opens your portal. Log in once and you’ll stay logged in.' },
  { title: 'The same on every device', text: 'Your draft, edits, versions and leads live on our server, so there’s nothing to transfer.' },
  {
    title: 'Takes almost no space',
    text: 'It’s this website in its own window. No app store, no updates and no extra account.',
  },
  {
    title: 'Offline',
    text: 'You’ll see a page that says you’re offline. Your project always shows the latest state, so it needs a connection.',
  },
  { title: 'To remove it', text: 'Delete the icon like any other app. Your account and site stay.' },
] as const;
