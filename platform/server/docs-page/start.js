const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followScheme)
followScheme()

/** The library puts a link into each button, a second stop for the keyboard; and there is one server to choose from. */
const simpler = {
  wrapComponents: {
    DeepLink:
      (_, { React }) =>
      (link) =>
        React.createElement('span', null, link.text),
    ServersContainer: () => () => null,
  },
}

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  // A hundred calls drawn at once take a slow computer twenty seconds.
  docExpansion: 'none',
  plugins: [simpler],
  // Otherwise the page would ask a validator on another host.
  validatorUrl: null,
})

/** What the library leaves without a name, or out of the keyboard's reach. */
function complete() {
  for (const select of document.querySelectorAll('select:not([aria-label])'))
    select.setAttribute('aria-label', 'Example')
  for (const code of document.querySelectorAll('pre.microlight:not([tabindex])'))
    code.setAttribute('tabindex', '0')
  for (const { dataset, lastElementChild } of document.querySelectorAll('.opblock-tag'))
    if (lastElementChild?.ariaLabel !== dataset.tag) lastElementChild?.setAttribute('aria-label', dataset.tag)
}
new MutationObserver(complete).observe(document.body, { childList: true, subtree: true })
