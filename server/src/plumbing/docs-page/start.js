const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followScheme)
followScheme()

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  // Otherwise the page would ask a validator on another host.
  validatorUrl: null,
})
