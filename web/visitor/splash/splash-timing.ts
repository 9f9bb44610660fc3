/** How long the splash shows. splash.css has the steps of its messages. */
const splashMs = 6500;

const seenKey = 'splash-seen';

/**
 * Runs right after the splash's markup, before anything is painted. Opens the splash if this browser session hasn't shown it
 * and the visitor doesn't prefer reduced motion. Without session storage it stays closed, because it would open on every
 * page. CSS runs the messages, bar and fade (splash.css). The script closes the splash after its time, on a click or on Esc.
 */
export const splashScript = `(splash=>{
try{if(sessionStorage.getItem('${seenKey}')||matchMedia('(prefers-reduced-motion: reduce)').matches)return;sessionStorage.setItem('${seenKey}','1')}catch{return}
const end=()=>{clearTimeout(timer);removeEventListener('keydown',onKey,true);splash.close()},onKey=event=>event.key==='Escape'&&end(),timer=setTimeout(end,${splashMs});
addEventListener('keydown',onKey,true);
splash.onclick=end;
splash.showModal();
splash.focus()
})(document.currentScript.previousElementSibling)`;
