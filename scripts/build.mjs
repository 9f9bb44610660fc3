// `npm run build`: installs and builds what has changed, without starting anything.
import { build, install, root } from './setup.mjs';

process.chdir(root);
install();
build();
