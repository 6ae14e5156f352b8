/* Browser-wide helpers. Pages work without them; they are written for old browsers and wait for nothing. */
(function () {
  "use strict";

  /* Messages: the focus goes to whatever asks for it; "first" comes before the others. */

  var message = document.querySelector("[data-focus=first]") || document.querySelector("[data-focus]");
  if (message) message.focus();

  /* A line of an error summary leads to its field, and the focus with it. */
  function followToField(event) {
    var link = event.target.closest && event.target.closest("[data-focus] a[href^='#']");
    var field = link && document.getElementById(link.getAttribute("href").slice(1));
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: "center" });
  }

  window.addEventListener("click", followToField, true);

  /* On a slow line: the page says that the next one is on its way. */

  var pending = document.querySelector("[data-pending]");

  function sayPending(text) {
    if (pending) pending.textContent = text;
  }

  window.addEventListener("submit", function (event) {
    if (!event.defaultPrevented) sayPending(/post/i.test(event.target.method) ? "Saving..." : "Loading...");
  });

  window.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    var isHere = link.pathname === location.pathname && link.search === location.search;
    /* A file leaves the page as it is. */
    if (isHere || link.target || link.origin !== location.origin || /\.|\/pdf$/.test(link.pathname)) return;
    if (pending) sayPending(JSON.parse(pending.getAttribute("data-pending"))[link.pathname] || "Loading...");
  });

  /* Shown again by Back, or left by a file that is saved. */
  window.addEventListener("pageshow", function () {
    sayPending("");
  });

  /* A section that becomes a modal dialog after a moment. */

  var raised = document.querySelector("dialog[data-raise]");

  if (raised && raised.showModal) {
    setTimeout(
      function () {
        if (!raised.open) return;
        raised.close();
        raised.className += " raised";
        raised.showModal();
      },
      Number(raised.getAttribute("data-raise")),
    );
  }

  /* The tour's steps open over the page that one is on; without script, or if one cannot be fetched, each is a page. */

  var tourStep = document.querySelector("dialog [data-tour-step]");
  var tour = tourStep && tourStep.parentNode;

  function isTourLink(link) {
    return /^\/tour(\/|$)/.test(link.pathname) && link.origin === location.origin;
  }

  function openTour(path) {
    fetchPage(path, showTourStep);
  }

  /* Followed as a link if it cannot be shown here. */
  function fetchPage(path, show) {
    fetch(path, { credentials: "same-origin" })
      .then(function (answer) {
        if (!answer.ok || answer.redirected) throw new Error();
        return answer.text();
      })
      .then(function (html) {
        show(new DOMParser().parseFromString(html, "text/html"));
      })
      .catch(function () {
        location.assign(path);
      });
  }

  function showTourStep(page) {
    var step = page.querySelector("[data-tour-step]");
    if (!step) throw new Error();
    addStyles(page);
    if (!tour) {
      tour = document.createElement("dialog");
      tour.className = "raised-dialog raised";
      tour.setAttribute("aria-label", "Welcome tour");
      enhanceTour();
      document.body.appendChild(tour);
    }
    tour.textContent = "";
    tour.appendChild(step);
    if (!tour.open) tour.showModal();
    var next = tour.querySelector(".button-primary");
    if (next) next.focus();
  }

  /* Lists do without the styles of dialogs. */
  function addStyles(page) {
    Array.prototype.forEach.call(page.querySelectorAll("link[rel=stylesheet]"), function (sheet) {
      var href = sheet.getAttribute("href");
      if (document.querySelector('link[href="' + href + '"]')) return;
      document.head.appendChild(document.importNode(sheet, true));
    });
  }

  function enhanceTour() {
    tour.setAttribute("aria-live", "polite");
    tour.addEventListener("close", endTour);
  }

  /* Closed in any way, it is not shown by itself again, and begins with its first step. */
  function endTour() {
    if (!tour || tour.open) return;
    var form = tour.querySelector("form");
    var post = { method: "POST", credentials: "same-origin", redirect: "manual", keepalive: true };
    post.body = new URLSearchParams(new FormData(form));
    fetch(form.action, post).catch(function () {
      /* Offline: the next dashboard shows it again. */
    });
    tour.parentNode.removeChild(tour);
    tour = null;
  }

  /* Not one that is opened in another tab. */
  function pressedLink(event) {
    var link = event.target.closest && event.target.closest("a[href]");
    return event.button || event.ctrlKey || event.metaKey || event.shiftKey ? null : link;
  }

  if (window.HTMLDialogElement && !document.querySelector("main > [data-tour-step]")) {
    if (tour) enhanceTour();
    window.addEventListener(
      "click",
      function (event) {
        var link = pressedLink(event);
        if (!link || !isTourLink(link)) return;
        event.preventDefault();
        openTour(link.href);
      },
      true,
    );
    window.addEventListener(
      "submit",
      function (event) {
        if (!tour || !tour.contains(event.target)) return;
        event.preventDefault();
        tour.close();
      },
      true,
    );
  }

  /* A list whose records open over it. The record's tabs change it in place; other links are followed. */

  var overlay = null;

  function opensOver(link) {
    return link.closest("[data-opens-over]") || (overlay && overlay.contains(link) && link.closest(".tabs"));
  }

  function showOver(page) {
    var record = page.querySelector("main .page");
    if (!record) throw new Error();
    addStyles(page);
    if (!overlay) {
      overlay = document.createElement("dialog");
      overlay.className = "overlay";
      overlay.addEventListener("close", function () {
        document.body.removeChild(overlay);
        overlay = null;
      });
      document.body.appendChild(overlay);
    }
    var heading = record.querySelector("h1");
    overlay.setAttribute("aria-label", heading.textContent);
    overlay.innerHTML = '<form method="dialog"><button class="button button-quiet">Close</button></form>';
    overlay.appendChild(record);
    if (!overlay.open) overlay.showModal();
    heading.setAttribute("tabindex", "-1");
    heading.focus();
  }

  if (window.HTMLDialogElement && document.querySelector("[data-opens-over]"))
    window.addEventListener(
      "click",
      function (event) {
        var link = pressedLink(event);
        if (!link || !opensOver(link)) return;
        event.preventDefault();
        fetchPage(link.href, showOver);
      },
      true,
    );

  /* Only the board of deals needs it. */
  if (document.querySelector("[data-board]")) {
    document.head.appendChild(document.createElement("script")).src = "/pipeline.js";
  }

  /* A demo's last minutes begin while a page of it is open. The link opens beside the page, where what is typed stays. */

  var noticeMinutes = 5;
  var demo = document.querySelector("[data-demo-seconds]");
  var demoEnd = demo && Date.now() + Number(demo.getAttribute("data-demo-seconds")) * 1000;

  function checkDemo() {
    if (!demo) return;
    var minutes = Math.ceil((demoEnd - Date.now()) / 60000);
    if (minutes > noticeMinutes) return;
    demo = null;
    if (minutes > 0) showDemoEnding(minutes);
  }

  function showDemoEnding(minutes) {
    var box = document.createElement("div");
    box.className = "idle-notice";
    box.setAttribute("role", "alert");
    box.innerHTML =
      '<p></p><p class="button-row"><a class="button button-primary" href="/demo/keep" target="_blank">' +
      'Keep my data: create an account</a> <button type="button" class="button">Close</button></p>';
    box.firstChild.textContent =
      "This demo ends in " + minutes + (minutes === 1 ? " minute" : " minutes") + ". Then all of it is gone.";
    box.querySelector("button").addEventListener("click", function () {
      document.body.removeChild(box);
    });
    document.body.appendChild(box);
  }

  setInterval(checkDemo, 1000);

  /* Keys: b for the side bar, / for the search box. Never while typing; <body data-no-keys> turns them off. */

  function isTyping(target) {
    return target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
  }

  function isShown(element) {
    return Boolean(element && element.offsetParent);
  }

  function pressKey(key) {
    if (key === "b") {
      var toggle = document.querySelector("[data-side-toggle]");
      var menu = document.querySelector(".side-menu summary");
      if (isShown(toggle)) toggle.click();
      else if (isShown(menu)) menu.click();
      else return false;
      return true;
    }
    if (key !== "/") return false;
    var search = document.querySelector("[data-search]");
    if (!isShown(search)) return false;
    search.focus();
    search.select();
    return true;
  }

  /* A scanner types wherever the focus is: on a page with a box that waits for it, the character lands there. */
  function typeIntoScanBox(key) {
    var box = document.querySelector("[data-scan]");
    if (!isShown(box)) return false;
    if (key.length === 1 && key !== " ") box.focus();
    return true;
  }

  function readKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (isTyping(event.target)) return;
    if (typeIntoScanBox(event.key)) return;
    if (document.body.hasAttribute("data-no-keys")) return;
    if (pressKey(event.key)) event.preventDefault();
  }

  window.addEventListener("keydown", readKey, true);

  /* Idle sign-out, on pages with <body data-idle-seconds>. Windows of one browser share the time of the last activity. */

  var warningSeconds = 60;
  var pingMilliseconds = 60000;
  var lastActive = Date.now();
  var lastPing = lastActive;
  var notice = null;
  var focusBefore = null;
  var leaving = false;

  function idleSeconds() {
    return Number(document.body.getAttribute("data-idle-seconds"));
  }

  function readShared() {
    try {
      return Number(localStorage.getItem("active-at")) || 0;
    } catch (error) {
      return 0;
    }
  }

  function writeShared(time) {
    try {
      localStorage.setItem("active-at", String(time));
    } catch (error) {
      /* Storage is switched off: each window counts for itself. */
    }
  }

  function ping(now) {
    if (now - lastPing < pingMilliseconds) return;
    lastPing = now;
    fetch("/keep-alive", { method: "POST", credentials: "same-origin" }).catch(function () {
      /* Offline: the next activity tries again. */
    });
  }

  function recordActivity() {
    if (!idleSeconds() || document.hidden || leaving) return;
    if (notice && !notice.hasAttribute("data-kept")) return keepSession();
    var now = Date.now();
    if (now - lastActive < 1000) return;
    lastActive = now;
    writeShared(now);
  }

  function keepSession() {
    lastActive = Date.now();
    writeShared(lastActive);
    ping(lastActive);
    if (!notice) return;
    notice.setAttribute("data-kept", "");
    notice.firstChild.textContent = "You are still signed in.";
    setTimeout(closeNotice, 3000);
  }

  function closeNotice() {
    if (!notice) return;
    var hadFocus = notice.contains(document.activeElement);
    notice.parentNode.removeChild(notice);
    notice = null;
    if (hadFocus && focusBefore && focusBefore.focus) focusBefore.focus();
  }

  function openNotice() {
    focusBefore = document.activeElement;
    notice = document.createElement("div");
    notice.className = "idle-notice";
    notice.setAttribute("role", "alertdialog");
    notice.setAttribute("aria-labelledby", "idle-notice-text");
    var text = document.createElement("p");
    text.id = "idle-notice-text";
    var row = document.createElement("p");
    row.className = "button-row";
    var button = document.createElement("button");
    button.type = "button";
    button.className = "button button-primary";
    button.textContent = "Stay signed in";
    button.addEventListener("click", function () {
      keepSession();
      closeNotice();
    });
    row.appendChild(button);
    notice.appendChild(text);
    notice.appendChild(row);
    document.body.appendChild(notice);
    button.focus();
  }

  function isChanged(control) {
    if (control.type === "checkbox" || control.type === "radio")
      return control.checked !== control.defaultChecked;
    if (control.tagName === "SELECT") {
      return Array.prototype.some.call(control.options, function (option) {
        return option.selected !== option.defaultSelected;
      });
    }
    return control.type !== "hidden" && "defaultValue" in control && control.value !== control.defaultValue;
  }

  function changedForm() {
    return Array.prototype.filter.call(document.forms, function (form) {
      return form.elements.form_token && Array.prototype.some.call(form.elements, isChanged);
    })[0];
  }

  /* A half-typed form is sent once the session is over: the server keeps it for this person, who finishes it after signing in again. */
  function signOut() {
    leaving = true;
    var typed = changedForm();
    if (!typed) return postSignOut();
    fetch("/auth/sign-out?idle=1", { method: "POST", credentials: "same-origin", redirect: "manual" }).then(
      function () {
        HTMLFormElement.prototype.submit.call(typed);
      },
      function () {
        leaving = false;
      },
    );
  }

  function postSignOut() {
    var form = document.createElement("form");
    form.method = "post";
    form.action = "/auth/sign-out?idle=1";
    document.body.appendChild(form);
    form.submit();
  }

  function checkIdle() {
    if (document.hidden || leaving) return;
    if (!idleSeconds()) return closeNotice();
    var now = Date.now();
    lastActive = Math.max(lastActive, readShared());
    /* Late rather than at once, so that the server's clock never ends before this one. */
    if (lastActive > lastPing) ping(now);
    var left = Math.ceil(idleSeconds() - (now - lastActive) / 1000);
    if (left <= 0) return signOut();
    if (left > warningSeconds) {
      if (notice && !notice.hasAttribute("data-kept")) closeNotice();
      return;
    }
    if (!notice) openNotice();
    notice.firstChild.textContent =
      "No one has used this page for a while. You will be signed out in " + left + " seconds.";
  }

  ["mousedown", "mousemove", "keydown", "keypress", "scroll", "touchstart", "click"].forEach(function (name) {
    window.addEventListener(name, recordActivity, { passive: true, capture: true });
  });
  document.addEventListener("visibilitychange", function () {
    if (document.hidden) return;
    lastActive = Date.now();
  });
  setInterval(checkIdle, 1000);
})();
