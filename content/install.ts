/** How to put the app on a device, by system, in the words that its menus use: steps in their order, or ways to choose from. */
export const installSteps = [
  {
    key: 'ios',
    title: 'iPhone and iPad',
    inOrder: true,
    steps: [
      'Open this page in Safari.',
      'Tap Share, the square with an arrow. On some versions it is behind the three dots.',
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
      'Open the menu, the three dots or lines.',
      'Choose “Install app” or “Add to Home screen”.',
      'Confirm with Install.',
    ],
  },
  {
    key: 'desktop',
    title: 'Computer',
    inOrder: false,
    steps: [
      'In Chrome or Edge, click the install sign at the right of the address bar.',
      'In Safari on a Mac, choose File, then “Add to Dock”.',
      'In other browsers, keep a bookmark. Everything works the same.',
    ],
  },
] as const;

/** What the installed app is, and is not. */
export const installFacts = [
  { title: 'Opens at your project', text: 'The icon leads straight to your portal. Sign in once; the session is kept.' },
  { title: 'The same on every device', text: 'Draft, edits, versions and leads are read from our server, so nothing has to be moved.' },
  {
    title: 'Next to no space',
    text: 'It is this website in a window of its own. There is no store, no download to update, no extra account.',
  },
  {
    title: 'Without a network',
    text: 'A page says that you are offline. What you see of your project is always the present state, so it needs a connection.',
  },
  { title: 'To remove it', text: 'Delete the icon as you would any app. Your account and your site stay.' },
] as const;
