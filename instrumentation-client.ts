/**
 * Loaded before React starts. A browser that translates a page puts each text into elements of its own, and some proxies
 * replace links. React does not know, and the two methods that it calls to move or remove its nodes would throw: the page
 * would become the error screen (docs/decisions/086). Here they find where the node is now.
 */
const { insertBefore, removeChild } = Node.prototype

/** The child of `parent` that `node` is in. */
function childWith(parent: Node, node: Node): ChildNode | null {
  let current: Node | null = node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current as ChildNode | null
}

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) return removeChild.call(this, child) as Child
  const outer = childWith(this, child)
  // Nothing but what was put around it.
  if (outer?.textContent === child.textContent) outer?.remove()
  else child.parentNode?.removeChild(child)
  return child
}

Node.prototype.insertBefore = function <New extends Node>(
  this: Node,
  node: New,
  next: Node | null,
): New {
  return insertBefore.call(this, node, next && childWith(this, next)) as New
}

export {}
