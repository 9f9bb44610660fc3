/** How long the splash shows (seed section 9). The steps of its messages are in splash.css. */
const splashMs = 6500;

const seenKey = 'splash-seen';

/**
 * Runs right behind the splash, before anything is painted: opens it when this browser session has not seen one and the
 * person has nothing against motion. A browser without session storage gets none, since it could not be told that it was
 * seen. Messages, bar and fade are CSS (splash.css); the script ends it: after its time, at a click, at Esc.
 */
export const splashScript = `(splash=>{
try{if(sessionStorage.getItem('${seenKey}')||matchMedia('(prefers-reduced-motion: reduce)').matches)return;sessionStorage.setItem('${seenKey}','1')}catch{return}
const end=()=>{clearTimeout(timer);removeEventListener('keydown',onKey,true);splash.close()},onKey=event=>event.key==='Escape'&&end(),timer=setTimeout(end,${splashMs});
addEventListener('keydown',onKey,true);
splash.onclick=end;
splash.showModal();
splash.focus()
})(document.currentScript.previousElementSibling)`;
