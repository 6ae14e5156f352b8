/* The board of deals: a card is dragged to another stage. It sends the form of its card, as the buttons do. */
(function () {
  "use strict";

  var board = document.querySelector("[data-board]");
  var dragged = null;

  function columnAt(event) {
    var column = event.target.closest && event.target.closest("[data-stage]");
    return dragged && column && !column.contains(dragged) ? column : null;
  }

  function mark(column) {
    var marked = board.querySelector(".is-over");
    if (marked && marked !== column) marked.classList.remove("is-over");
    if (column) column.classList.add("is-over");
  }

  Array.prototype.forEach.call(board.querySelectorAll(".deal"), function (card) {
    card.draggable = true;
  });

  board.addEventListener("dragstart", function (event) {
    dragged = event.target.closest && event.target.closest(".deal");
    /* Firefox drags only what has data. */
    if (dragged) event.dataTransfer.setData("text/plain", dragged.querySelector("h3").textContent);
  });

  board.addEventListener("dragover", function (event) {
    var column = columnAt(event);
    mark(column);
    if (column) event.preventDefault();
  });

  board.addEventListener("dragend", function () {
    mark(null);
    dragged = null;
  });

  board.addEventListener("drop", function (event) {
    var column = columnAt(event);
    if (!column) return;
    event.preventDefault();
    dragged.querySelector("select").value = column.getAttribute("data-stage");
    dragged.querySelector("details button").click();
  });
})();
