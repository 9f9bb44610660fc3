/** How long the splash shows. splash.css has the steps of its messages. */
const splashMs = 6500;

const seenKey = 'splash-seen';

/**
 * Runs right after the splash's markup, before anything is painted. Opens the splash if this browser hasn't shown it yet and the
 * visitor doesn't prefer reduced motion. Someone who comes from another page of ours, or to a part of the page, is on an errand: an
 * emailed discount code leads to the picker. Without local storage it stays closed, because it would open on every page. CSS runs the messages, bar and fade (splash.css). The script closes the splash after its time, on a click or on Esc.
 */
export const splashScript = `(splash=>{
try{if(location.hash||document.referrer.startsWith(location.origin)||localStorage.getItem('${seenKey}')||matchMedia('(prefers-reduced-motion: reduce)').matches)return;localStorage.setItem('${seenKey}','1')}catch{return}
const end=()=>{clearTimeout(timer);removeEventListener('keydown',onKey,true);splash.close()},onKey=event=>event.key==='Escape'&&end(),timer=setTimeout(end,${splashMs});
addEventListener('keydown',onKey,true);
splash.onclick=end;
splash.showModal();
splash.focus()
})(document.currentScript.previousElementSibling)`;
