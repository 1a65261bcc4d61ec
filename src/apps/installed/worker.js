// The service worker of an installable folder. The export writes `const FILES` and `const VERSION` before it.
// @ts-nocheck
const PREFIX = `app ${registration.scope} `;
const CACHE = PREFIX + VERSION;

addEventListener("install", (event) => {
  const store = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(
      FILES.map(async (file) => {
        const response = await fetch(file, { cache: "reload" });
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        // A redirected answer cannot show a page.
        await cache.put(file, new Response(await response.blob(), { headers: response.headers }));
      }),
    );
    await skipWaiting();
  };
  event.waitUntil(store());
});

addEventListener("activate", (event) => {
  const begin = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(begin());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  const path = address.slice(registration.scope.length).replace(/^index\.html$/, "");
  const find = async () => (await (await caches.open(CACHE)).match(path || "./")) ?? fetch(request);
  event.respondWith(find());
});
