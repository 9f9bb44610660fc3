/**
 * Lets React change a page that the browser has translated. Translation moves text into `<font>` elements or replaces it, and React,
 * which looks for its text where it put it, would stop with an error. Call it before React starts.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && placeIn(this, before));
    return child;
  };
}

/** The child of `parent` that is `node` or holds it. Null if the node is somewhere else. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}
